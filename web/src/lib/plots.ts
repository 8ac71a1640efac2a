/** Small plots, as paths in a box of 100 by 100 that its SVG stretches. */

const TOP = 4;
const BOTTOM = 96;

/** A line through values, the first at the left edge, the last at the right one; a single value is a line across. */
export function line(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const height = (value: number): number => (most === least ? 50 : BOTTOM - ((value - least) / (most - least)) * (BOTTOM - TOP));
  const points = values.length === 1 ? [values[0]!, values[0]!] : values;
  return points.map((value, at) => `${at ? "L" : "M"}${round((at / (points.length - 1)) * 100)} ${round(height(value))}`).join("");
}

export interface Bar {
  left: number;
  width: number;
}

/** Shares of a bar, one beside the other. */
export function shares(counts: number[]): Bar[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let left = 0;
  return counts.map((count) => {
    const bar = { left: round(left), width: round(all ? (100 * count) / all : 0) };
    left += all ? (100 * count) / all : 0;
    return bar;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
