/** B-235: digits are grouped 2-4-rest. */
export function formatPhone(value: string | null | undefined): string {
  const digits = (value ?? '').replace(/\D/g, '');
  return [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)].filter(Boolean).join(' ');
}
