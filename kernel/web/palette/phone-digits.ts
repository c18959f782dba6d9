/**
 * Phone numbers are kept as ten digits: 0412 345 678, (02) 9876-5432 and +61 412 345 678 are looked
 * for as they are kept. Null for what is no phone number, such as most claim numbers.
 */
export function phoneDigits(text: string): string | null {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?61(?=\d{9}$)/, '0');
  return digits.length >= 6 ? digits : null;
}
