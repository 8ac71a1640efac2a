/** Whether somebody uses keys just now, on whichever page: then the focus is where the next decision is. */

export const hands = $state({ keys: false });

let travelled = false; // from one of our pages to another

export function watchHands(): () => void {
  const key = (): void => void (hands.keys = true);
  const pointer = (): void => void (hands.keys = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

export function travels(): void {
  travelled = true;
}

/** Who comes from another page begins at this heading. */
export function arrive(heading: HTMLElement): void {
  if (!travelled) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
