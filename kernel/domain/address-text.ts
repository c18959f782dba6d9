import type { Address } from './field.ts';

export function addressText(address: Address | null | undefined): string {
  if (!address) return '';
  const { line1, line2, suburb, state, postcode, country } = address;
  const place = [suburb, state, postcode].filter(Boolean).join(' ');
  return [line1, line2, place, country].filter(Boolean).join(', ');
}
