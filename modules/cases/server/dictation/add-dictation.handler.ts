import { takeUpload } from '#documents/server';
import { Refused, handle, isUuid, newId, tableOf } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { addDictation, caseDictation, caseTypeOf, decideDictation } from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';
import type { CaseRef } from '../engine/index.ts';
import { dictationFacts } from './dictation-facts.ts';

/** Two dictations at once: the second decides on the case as the first has left it. */
async function lockCase(tx: Tx, { fromModule, objectId }: CaseRef): Promise<void> {
  const type = caseTypeOf(fromModule);
  if (!type || !isUuid(objectId)) throw new Refused('notFound');
  await tx.query(`select id from ${tableOf(type.resource)} where id = $1::uuid for update`, [
    objectId,
  ]);
}

export const addDictationHandler = handle(addDictation, async (call) => {
  const { actor, tx, services, input, commit } = call;
  await lockCase(tx, input);
  const { type, record } = await linkedCase(tx, actor, input);
  const { fileId, seconds, note } = input;
  const [id, jobId] = [newId(), newId()];
  const file = await takeUpload(tx, {
    fileId,
    owner: { module: caseDictation.name, id },
    typeKey: 'DICTATION_REPORT',
    kinds: ['recording'],
  });
  if (!file) throw new Refused('noRecording', { field: 'fileId' });
  const given = {
    id,
    jobId,
    fileId,
    fileName: file.name,
    seconds: Math.round(seconds ?? 0),
    note: note ?? null,
    recordedBy: actor.name ?? null,
  };
  const facts = await dictationFacts(tx, services, type, record);
  return commit(decideDictation(type, record, given, facts), {
    of: [caseDictation, id],
    status: 201,
  });
});
