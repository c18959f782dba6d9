import { stateCode } from '#kernel/domain';
import { australianStates } from './australian-states.ts';
import type { AustralianState } from './australian-states.ts';

/** For the address of a place: in Australia its state is chosen from the eight. */
export const statesOfAustralia = {
  countries: ['Australia', 'AU'],
  choices: australianStates,
} as const;

const zones: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

type Place = { readonly state: string | null; readonly postcode?: string | null };

/**
 * The clock of an Australian place, null elsewhere. Broken Hill keeps South Australian time. Whoever
 * knows better chooses another zone. The function `zone_of_place` of the database knows the same rule;
 * a test compares the two.
 */
export function zoneOfPlace({ state, postcode }: Place): string | null {
  const code = state && stateCode(statesOfAustralia, state);
  if (!code) return null;
  if (code === 'NSW' && postcode?.trim() === '2880') return 'Australia/Broken_Hill';
  return zones[code as AustralianState];
}
