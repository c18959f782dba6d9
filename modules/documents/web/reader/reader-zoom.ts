const least = 0.25;
const most = 4;

/** 1 fills the width. */
export const clampZoom = (value: number): number =>
  Math.round(Math.max(least, Math.min(most, value)) * 100) / 100;

export const zoomText = (zoom: number): string => `${Math.round(zoom * 100)}%`;

const margin = 32;

/** The zoom at which a whole page is seen. */
export const pageZoom = (
  { width, height }: { readonly width: number; readonly height: number },
  ratio: number,
): number => clampZoom((height - margin) / ((width - margin) * ratio));

export const widthAt = (width: number, zoom: number): number =>
  Math.max(80, Math.floor((width - margin) * zoom));
