import { choice, longText, text } from '#kernel/domain';
import type { Fields } from '#kernel/domain';
import { changeCases } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import type { BulkWish } from './bulk-answer.ts';

/** What each wish asks for. Of one type the statuses are known; of several the words are typed. */
export function wishFields(wish: BulkWish, type: CaseType | null): Fields {
  const { picUserId, note } = changeCases.input;
  if (wish === 'assign') return { picUserId: { ...picUserId, required: true } };
  if (wish === 'putOnHold') return { note: longText('Reason', { required: true, max: 1000 }) };
  if (wish === 'takeOffHold') return { note };
  const states = type?.workflow.axes.step?.states;
  return {
    status: states
      ? choice('Status', states, { required: true })
      : text('Status', { required: true, max: 60, hint: 'In the words of the case type.' }),
    note,
  };
}
