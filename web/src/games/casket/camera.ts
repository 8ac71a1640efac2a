/** What part of the map is seen: all of it, or close by when squares would be too small to touch. */

import { extent, type Point, SIDE } from "./chart";
import type { CasketView } from "./view";

const LARGEST = 92; // px of a square
const TOUCHABLE = 46;
const ROWS_SEEN = 3.2; // when close

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** On a map of this width, seen as a whole, a finger would not hit one square. */
export function tooSmall(view: CasketView, width: number): boolean {
  return (width / extent(view).width) * SIDE < TOUCHABLE;
}

const AIM = 16; // px from the edge, for the arrow to the casket
const SMALLEST = 0.45; // the arrow's size
const BEYOND = 0.7;

/** Where an arrow points at a place from, and where to, in degrees from downward: from above, or from the edge of what is seen. */
export function aimAt({ x, y, scale }: Camera, { x: column, y: row }: Point, width: number, height: number): Point & { turn: number; size: number } {
  const [left, top] = [x + column * scale, y + row * scale];
  if (left > 0 && left < width && top > 0 && top < height) return { x: left, y: top - (SIDE / 2) * scale, turn: 0, size: Math.max(SMALLEST, scale) };
  const at = { x: Math.min(Math.max(left, AIM), width - AIM), y: Math.min(Math.max(top, AIM), height - AIM) };
  return { ...at, turn: (Math.atan2(top - at.y, left - at.x) * 180) / Math.PI - 90, size: BEYOND };
}

/** Map units times `scale`, moved by `x` and `y`, are pixels. */
export function cameraOn(view: CasketView, width: number, height: number, close: Point | null): Camera {
  const { left, top, ...size } = extent(view);
  const whole = Math.min(width / size.width, height / size.height, LARGEST / SIDE);
  const near = Math.min(TOUCHABLE, height / ROWS_SEEN) / SIDE;
  if (!close || whole >= near)
    return { scale: whole, x: (width - size.width * whole) / 2 - left * whole, y: (height - size.height * whole) / 2 - top * whole };
  const axis = (room: number, from: number, length: number, at: number): number => {
    const wished = room / 2 - at * near;
    return length * near <= room ? (room - length * near) / 2 - from * near : Math.min(-from * near, Math.max(room - (from + length) * near, wished));
  };
  return { scale: near, x: axis(width, left, size.width, close.x), y: axis(height, top, size.height, close.y) };
}
