import { extensionOf } from '#documents/domain';
import { keptFiles } from '#documents/server';
import { Refused, handle, newId } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  addReportVersion,
  caseReport,
  decideFinalFile,
  decideFinalVersion,
  decideVersion,
  finaliseVersion,
  setFinalFile,
} from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';
import { caseOfReport } from './case-of-report.ts';
import { hasSignature, reportsOf } from './report-rows.ts';

/** A file that the caller has just uploaded: another's, or one that has its place, is unknown. */
async function freshFile(tx: Tx, userId: string, fileId: string) {
  const [file] = await keptFiles(tx, [fileId]);
  if (!file || file.ownerId !== null || file.uploaderId !== userId)
    throw new Refused('unknownReference', { field: 'fileId' });
  return file;
}

export const versionHandlers = [
  handle(addReportVersion, async ({ tx, actor, input, commit }) => {
    const { record } = await linkedCase(tx, actor, input);
    const { name } = await freshFile(tx, actor.userId, input.fileId);
    const id = newId();
    const { fileId, note = null } = input;
    const decision = decideVersion(record.step, extensionOf(name), id, {
      caseId: record.id,
      fileId,
      note,
    });
    return commit(decision, { of: [caseReport, id], status: 201 });
  }),

  handle(finaliseVersion, async ({ tx, record: report, answers, commit }) => {
    const { record } = await caseOfReport(tx, report.caseId);
    const id = newId();
    const decision = decideFinalVersion(record.step, report.id, {
      caseId: record.id,
      reports: await reportsOf(tx, record.id),
      isSigned: await hasSignature(tx, record.specialistId),
      answers,
      newId: id,
    });
    return commit(decision, { of: [caseReport, id] });
  }),

  handle(setFinalFile, async ({ tx, actor, record, input, commit }) => {
    const { name } = await freshFile(tx, actor.userId, input.fileId);
    const facts = { ...record, version: record.version ?? 0, hasFile: record.fileId !== null };
    return commit(decideFinalFile(facts, extensionOf(name), input.fileId));
  }),
];
