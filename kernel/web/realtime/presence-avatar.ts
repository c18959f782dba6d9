import { presenceColours } from '../theme/presence-colours.ts';
import { animals } from './animals.tsx';
import type { Animal } from './animals.tsx';

/** B-162. The same person looks the same to everybody. */
export function avatarOf(userId: string): { colour: string; animal: Animal } {
  let sum = 7;
  for (const letter of userId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const colour = presenceColours[sum % presenceColours.length] ?? presenceColours[0];
  const names = Object.keys(animals) as Animal[];
  return { colour, animal: names[sum % names.length] ?? 'cat' };
}
