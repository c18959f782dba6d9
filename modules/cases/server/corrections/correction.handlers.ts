import { accept, can, change } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { reportCorrection, setFindingNote, setFindingStatus } from '../../domain/index.ts';

/** The sheet is open where the practice has it: the verbs of the resource say so. */
function refuseWithoutSheet(actor: Actor): void {
  if (!can(actor, 'reportCorrection.update')) throw new Refused('notPermitted');
}

/** B-210. */
export const correctionHandlers: readonly Handler[] = [
  handle(setFindingStatus, ({ actor, record, input, commit }) => {
    refuseWithoutSheet(actor);
    return commit(accept(change(reportCorrection, record.id, { status: input.status })));
  }),
  handle(setFindingNote, ({ actor, record, input, commit }) => {
    refuseWithoutSheet(actor);
    return commit(accept(change(reportCorrection, record.id, { note: input.note ?? null })));
  }),
];
