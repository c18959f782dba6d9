import { nameGroups } from '#platform/demo';
import type { Person } from '#platform/demo';
import type { Random } from '#kernel/server';

/** By a family name of the group; the first group speaks English at home. */
const spoken: readonly (readonly [family: string, language: string])[] = [
  ['Chen', 'Mandarin'],
  ['Nguyen', 'Vietnamese'],
  ['Sharma', 'Hindi'],
  ['Romano', 'Italian'],
  ['Papadakis', 'Greek'],
  ['Haddad', 'Arabic'],
  ['Kim', 'Korean'],
  ['Tanaka', 'Japanese'],
  ['Kowalski', 'Polish'],
  ['Santos', 'Spanish'],
];

/** Most people of every background speak English; some need an interpreter. */
export function languageOf({ lastName }: Person, random: Random) {
  const group = nameGroups.find(({ families }) => families.includes(lastName));
  const own = spoken.find(([family]) => group?.families.includes(family))?.[1];
  const speaksOwn = own !== undefined && random.next() < 0.45;
  return {
    name: speaksOwn ? own : 'English',
    needsInterpreter: speaksOwn && random.next() < 0.6,
  };
}
