import type { Address, Field } from './field.ts';

type States = NonNullable<Field['states']>;

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The code for what people write: `Vic.`, `victoria` and `VIC` are the same state. */
export function stateCode({ choices }: States, text: string): string | null {
  const wanted = plain(text);
  const found = Object.entries(choices).find(([code, name]) =>
    [code, name].map(plain).includes(wanted),
  );
  return found?.[0] ?? null;
}

/** Without a country an address is at home. */
export const isInCountry = ({ countries }: States, country: string | null | undefined): boolean =>
  !country?.trim() || countries.some((one) => plain(one) === plain(country));

/** Its state as the code where it is known by another name. */
export function withStateCode(states: States, address: Address): Address {
  const { state, country } = address;
  if (typeof state !== 'string' || !isInCountry(states, country)) return address;
  return { ...address, state: stateCode(states, state) ?? state };
}

export const hasKnownState = (states: States, { state, country }: Address): boolean =>
  !state || !isInCountry(states, country) || Object.hasOwn(states.choices, state);
