/** K-057, K-058, K-059, B-163. */
export const windowLimits = { width: 300, height: 200, top: 30 } as const;

export type Place = { left: number; top: number; width: number; height: number };

const margin = 16;
const between = (low: number, value: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/** Inside the screen, never smaller than its least size, never higher than its least top. */
export function fitted(place: Place, screenWidth: number, screenHeight: number): Place {
  const width = between(windowLimits.width, place.width, screenWidth);
  const height = between(windowLimits.height, place.height, screenHeight - windowLimits.top);
  return {
    width,
    height,
    left: between(0, place.left, screenWidth - width),
    top: between(windowLimits.top, place.top, screenHeight - height),
  };
}

/** As large as a page needs to be read, beside what it is read for. */
export function startPlace(screenWidth: number, screenHeight: number): Place {
  const width = Math.min(860, screenWidth - 2 * margin);
  const height = Math.min(960, screenHeight - windowLimits.top - 2 * margin);
  const left = screenWidth - width - 4 * margin;
  const top = windowLimits.top + margin;
  return fitted({ left, top, width, height }, screenWidth, screenHeight);
}

const step = 24;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

export function arrowStep(key: string, isResize: boolean): ((place: Place) => Place) | null {
  const [x, y] = directions[key] ?? [0, 0];
  if (!x && !y) return null;
  return (place) =>
    isResize
      ? { ...place, width: place.width + x, height: place.height + y }
      : { ...place, left: place.left + x, top: place.top + y };
}
