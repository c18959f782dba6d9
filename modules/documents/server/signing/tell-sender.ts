import { html, moduleNameOf } from '#kernel/domain';
import { on } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import {
  envelope as envelopeResource,
  envelopeCompleted,
  envelopeEnded,
  envelopeStatuses,
} from '../../domain/index.ts';
import { readEnvelope } from './read-envelope.ts';

async function tellSender(tx: Tx, services: Services, id: string): Promise<void> {
  const { envelope } = await readEnvelope(tx, id);
  const { senderId, title, number, status, endReason } = envelope;
  if (!senderId) return;
  const words = envelopeStatuses[status].toLowerCase();
  await notify(tx, services, {
    recipientIds: [senderId],
    title: `${number} is ${words}`,
    content: html`<b>${title}</b> is ${words}. ${endReason ?? ''}`.markup,
    type: 'Action Required',
    fromModule: moduleNameOf(envelopeResource),
    objectId: id,
    objectReferenceName: number,
  });
}

/** Whoever sent it learns how it ended, wherever they are in the program. */
export const tellSenders = [
  on(envelopeCompleted, 'documents.tellSenderCompleted', ({ payload }, tx, services) =>
    tellSender(tx, services, payload.envelopeId),
  ),
  on(envelopeEnded, 'documents.tellSenderEnded', ({ payload }, tx, services) =>
    tellSender(tx, services, payload.envelopeId),
  ),
];
