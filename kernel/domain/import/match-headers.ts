import type { ImportColumn } from './import-columns.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** For each head of the sheet the key of its column, or null. Case, marks and spaces do not count. */
export function matchHeaders(
  headers: readonly string[],
  columns: readonly ImportColumn[],
): (string | null)[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const wanted = plain(header);
    const found = columns.find(
      ({ key, label }) =>
        !taken.has(key) && wanted !== '' && [key, label].map(plain).includes(wanted),
    );
    if (found) taken.add(found.key);
    return found?.key ?? null;
  });
}
