/** The browser fetches it by itself and keeps it as a file; nothing passes through the page. */
export function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(blob);
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
