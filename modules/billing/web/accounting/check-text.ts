export type CheckAnswer = {
  readonly organisation: string;
  readonly missingAccounts: readonly { readonly code: string; readonly name: string }[];
};

/** Which codes somebody must add there, or change here. */
export function checkText({ organisation, missingAccounts }: CheckAnswer): string {
  if (!missingAccounts.length) return `${organisation} answers and knows all account codes.`;
  const codes = missingAccounts.map(({ code, name }) => `${code} ${name}`).join(', ');
  return `${organisation} answers but does not know: ${codes}.`;
}
