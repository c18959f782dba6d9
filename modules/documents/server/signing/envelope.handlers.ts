import { handle } from '#kernel/server';
import {
  decideReminder,
  decideSending,
  decideVoid,
  remindSigner,
  sendEnvelope,
  signerOfTurn,
  signingChoices,
  voidEnvelope,
} from '../../domain/index.ts';
import { docusignSendJob, docusignVoidJob } from './docusign/docusign-jobs.ts';
import { readEnvelope } from './read-envelope.ts';
import { typedRecipientsPoint } from './typed-recipients-point.ts';

export const envelopeHandlers = [
  handle(sendEnvelope, async (call) => {
    const { record, actor, tx, services, commit } = call;
    const { envelope, signers } = await readEnvelope(tx, record.id);
    const addresses = signers.map(({ email }) => email);
    for (const { ask } of typedRecipientsPoint.of(services)) await ask(call, addresses);
    const now = services.now().toISOString();
    const answer = await commit(decideSending(envelope, signers, actor.name ?? '', now));
    if (envelope.provider === 'docusign') {
      const { tenantId } = tx.context;
      await services.jobs.enqueue(tx, docusignSendJob, { tenantId, envelopeId: record.id });
    }
    return answer;
  }),
  handle(voidEnvelope, async ({ record, input, actor, tx, services, commit }) => {
    const { envelope, signers } = await readEnvelope(tx, record.id);
    const by = { who: actor.name ?? '', now: services.now().toISOString() };
    const answer = await commit(decideVoid(envelope, signers, input.reason, by));
    if (envelope.externalId) {
      const { tenantId } = tx.context;
      await services.jobs.enqueue(tx, docusignVoidJob, { tenantId, envelopeId: record.id });
    }
    return answer;
  }),
  handle(remindSigner, async ({ record, actor, tx, services, write }) => {
    const { envelope, signers } = await readEnvelope(tx, record.id);
    const now = services.now().toISOString();
    await write(decideReminder(envelope, signers, actor.name ?? '', now));
    const { name = '', email = '' } = signerOfTurn(signers) ?? {};
    return { name, email };
  }),
  handle(signingChoices, ({ services }) =>
    Promise.resolve({ hasDocusign: services.config.docusign !== undefined }),
  ),
];
