/** B-222, G-075, G-076: what the letters of a case number say; the longest match counts. */
const modulesByPrefix: readonly (readonly ['SUPP' | 'IME', readonly string[]])[] = [
  ['SUPP', ['F', 'S', 'FR', 'SR']],
  ['IME', ['A', 'IM', 'CT', 'OT', 'IME']],
];

export const trimmedCaseNo = (caseNo: string | null | undefined): string => (caseNo ?? '').trim();

/** The module that a case number belongs to: IME, SUPP, or the text before the first dash. */
export function moduleOfCaseNo(caseNo: string): string {
  const number = trimmedCaseNo(caseNo).toUpperCase();
  const letters = /^[A-Z]*/.exec(number)?.[0] ?? '';
  const found = modulesByPrefix.find(([, prefixes]) => prefixes.includes(letters));
  return found ? found[0] : (number.split('-')[0] ?? '');
}
