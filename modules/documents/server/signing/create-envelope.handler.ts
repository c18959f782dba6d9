import { recordTitle } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle, linkedRecord, newId } from '#kernel/server';
import type { Services } from '#kernel/server';
import { createEnvelope, decideCreation, envelope } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { frozenCopy } from './frozen-copy.ts';

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
