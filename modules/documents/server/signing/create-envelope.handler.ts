import { recordTitle } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, handle, linkedRecord, newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { createEnvelope, decideCreation, envelope } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import type { FileRow } from '../file-row.ts';
import { fromDisk, keepMade } from './keep-made.ts';

/** The server signs in memory. */
const mostBytes = 25 * 1024 ** 2;

/** A copy under a row of its own: whatever becomes of the attachment, this is what was signed. */
async function frozenCopy(services: Services, tx: Tx, file: FileRow) {
  if (file.contentType !== 'application/pdf' || file.size > mostBytes) {
    throw new Refused('documentNotSignable');
  }
  return withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, file);
    const pages = await runFileWork(services, 'readSignable', { path }, { seconds: 120 });
    if (!pages) throw new Refused('documentNotSignable');
    const { id: sourceFileId, name } = file;
    const kept = await keepMade(services, tx.context, {
      name,
      source: fromDisk(path),
      sourceFileId,
    });
    return { ...kept, pages: pages.length };
  });
}

type Link = { readonly fromModule?: string | null; readonly objectId?: string | null };

/** Read with the rights of whoever sends it. */
async function referenceOf(services: Services, actor: Actor, { fromModule, objectId }: Link) {
  if (!fromModule && !objectId) return null;
  const link = { module: fromModule ?? '', id: objectId ?? '' };
  const { resource, record } = await linkedRecord(services, actor, link);
  return recordTitle(resource, record).slice(0, 300);
}

export const createEnvelopeHandler = handle(
  createEnvelope,
  async ({ input, actor, tx, services, commit }) => {
    const reference = await referenceOf(services, actor, input);
    const file = await reachFile(services, actor, input.fileId, 'read', tx.context.requestId ?? '');
    const document = await frozenCopy(services, tx, file);
    const id = newId();
    const facts = {
      id,
      sender: { id: actor.userId, name: actor.name ?? '' },
      document,
      reference,
      hasDocusign: services.config.docusign !== undefined,
      now: services.now().toISOString(),
    };
    return commit(decideCreation(facts, input), { of: [envelope, id], status: 201 });
  },
);
