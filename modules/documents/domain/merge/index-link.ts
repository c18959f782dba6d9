/** A link that exists on paper only: the merge turns it into a jump to the file of that row. */
export const indexLink = (row: number): string => `https://index.invalid/${row}`;

export function rowOfIndexLink(address: string): number | null {
  const row = /^https:\/\/index\.invalid\/(\d+)$/.exec(address)?.[1];
  return row === undefined ? null : Number(row);
}
