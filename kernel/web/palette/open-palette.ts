let open = () => {};

export function bindPalette(host: () => void): () => void {
  open = host;
  return () => {
    open = () => {};
  };
}

/** For a button that leads to it. */
export const openPalette = (): void => open();
