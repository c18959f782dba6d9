import { choice, longText } from '#kernel/domain';
import type { Fields } from '#kernel/domain';
import { changeCases } from '../../domain/index.ts';
import type { BulkWish } from './bulk-answer.ts';

export type FittingStatus = { readonly label: string; readonly count: number };

/** What each wish asks for; a status is one of those that fit the chosen cases, named with how many. */
export function wishFields(
  wish: BulkWish,
  statuses: readonly FittingStatus[],
  cases: number,
): Fields {
  const { picUserId, note } = changeCases.input;
  if (wish === 'assign') return { picUserId: { ...picUserId, required: true } };
  if (wish === 'putOnHold') return { note: longText('Reason', { required: true, max: 1000 }) };
  if (wish === 'takeOffHold') return { note };
  const words = ({ label, count }: FittingStatus): string =>
    count < cases ? `${label} (${count} of ${cases} cases)` : label;
  const offered = Object.fromEntries(statuses.map((one) => [one.label, words(one)]));
  return { status: choice('Status', offered, { required: true }), note };
}
