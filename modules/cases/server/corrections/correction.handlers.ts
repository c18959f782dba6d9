import { accept, change } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { reportCorrection, setFindingNote, setFindingStatus } from '../../domain/index.ts';

/** B-210. */
export const correctionHandlers: readonly Handler[] = [
  handle(setFindingStatus, ({ record, input, commit }) =>
    commit(accept(change(reportCorrection, record.id, { status: input.status }))),
  ),
  handle(setFindingNote, ({ record, input, commit }) =>
    commit(accept(change(reportCorrection, record.id, { note: input.note ?? null }))),
  ),
];
