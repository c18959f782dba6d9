const least = 0.25;
const most = 4;

/** 1 fills the width. */
export const clampZoom = (value: number): number =>
  Math.round(Math.max(least, Math.min(most, value)) * 100) / 100;

export const zoomText = (zoom: number): string => `${Math.round(zoom * 100)}%`;
export const canZoom = (zoom: number, direction: 1 | -1): boolean =>
  direction > 0 ? zoom < most : zoom > least;
