/** In the form that every gateway takes: `+61412345678`. Null: nobody can be reached there by SMS. */
export function mobileNumber(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '');
  if (/^04\d{8}$/.test(digits)) return `+61${digits.slice(1)}`;
  if (/^(\+|00)614\d{8}$/.test(digits)) return `+61${digits.slice(-9)}`;
  return /^\+[1-9]\d{7,14}$/.test(digits) && !digits.startsWith('+61') ? digits : null;
}
