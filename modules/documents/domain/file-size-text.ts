/** E-162. */
const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** B-375. 1536 is `1.5 KB`. */
export function fileSizeText(bytes: number): string {
  const unit = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log2(bytes || 1) / 10)));
  const amount = bytes / 1024 ** unit;
  return `${Number(amount.toFixed(amount < 10 && unit > 0 ? 1 : 0))} ${units[unit]}`;
}
