import { Refused } from '#kernel/server';
import { holeIn } from '../../domain/index.ts';

/** What a person wrote and did not finish does not leave either. */
export function refuseHole(subject: string, text: string): void {
  const hole = holeIn(subject, text);
  if (hole) throw new Refused('mailHasHole', { values: { hole } });
}
