import type { Address } from '#kernel/domain';
import { postcodeOf, stateOf } from '#platform/demo';
import type { Suburb } from '#platform/demo';
import type { Random } from '#kernel/server';

/** Where people live; the business districts are left out. */
export const homeSuburbs = [
  'Surry Hills',
  'Bondi Junction',
  'Chatswood',
  'Burwood',
  'Parramatta',
  'Parramatta',
  'Liverpool',
  'Liverpool',
  'Hurstville',
  'Gosford',
  'Newcastle',
  'Wollongong',
  'Wollongong',
  'Penrith',
  'Penrith',
  'Orange',
  'Dubbo',
  'Richmond',
  'Box Hill',
  'Dandenong',
  'Geelong',
  'Southport',
  'Maroochydore',
  'Norwood',
  'Fremantle',
  'Launceston',
] as const satisfies readonly Suburb[];

const streets = [
  'Acacia Avenue',
  'Banksia Crescent',
  'Bellbird Close',
  'Bottlebrush Street',
  'Casuarina Drive',
  'Currawong Street',
  'Grevillea Place',
  'Jacaranda Road',
  'Kookaburra Lane',
  'Lilly Pilly Way',
  'Magpie Grove',
  'Paperbark Circuit',
  'Rosella Street',
  'Waratah Street',
  'Wattle Grove',
] as const;

export function homeIn(suburb: Suburb, random: Random): Address {
  const number = random.between(1, 190);
  const unit = random.next() < 0.3 ? `${random.between(1, 24)}/` : '';
  return {
    line1: `${unit}${number} ${random.pick(streets)}`,
    line2: null,
    suburb,
    state: stateOf(suburb),
    postcode: postcodeOf(suburb),
    country: 'Australia',
  };
}
