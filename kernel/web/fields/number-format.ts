/** B-303: `5` with two places is `5.00`. */
export function padded(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  return whole && places ? `${whole}.${fraction.padEnd(places, '0')}` : text;
}
