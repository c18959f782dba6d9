import { openEnvelopesOf, startEnvelopeOfFile } from '#documents/server';
import { accept, move } from '#kernel/domain';
import { handle, Refused, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  clientDocument,
  clientFormWorkflow,
  decideAcceptance,
  decideSendBack,
  decideSending,
  opensAgain,
  refuseUnlessSignable,
  signFormOnline,
} from '../../../domain/index.ts';
import { dropPages } from './drop-pages.ts';
import { mailAboutForm } from './form-mail.ts';
import { lockForm } from './form-rows.ts';
import type { StoredForm } from './form-rows.ts';
import { formLink, stopSigning } from './stop-signing.ts';

const { send, sendBack, accept: acceptForm, withdraw } = clientFormWorkflow.actions;

async function storedForm(tx: Tx, id: string): Promise<StoredForm> {
  const form = await lockForm(tx, id);
  if (!form) throw new Refused('notFound');
  return form;
}

export const formHandlers: readonly Handler[] = [
  handle(send, async ({ record, input, tx, actor, services, commit }) => {
    const form = await storedForm(tx, record.id);
    const sender = { userId: actor.userId, now: services.now().toISOString() };
    const answer = await commit(decideSending(form, form.client, sender));
    if (opensAgain(form)) await dropPages(tx, services, form);
    const templateKey = form.status === 'sentBack' ? 'PortalFormSentBack' : 'PortalFormAsked';
    const reason = form.status === 'sentBack' ? record.sendBackReason : null;
    const note = input.note?.trim() || null;
    await mailAboutForm(tx, services, form, { templateKey, reason, note });
    return answer;
  }),
  handle(sendBack, async ({ record, input, tx, services, commit }) => {
    const form = await storedForm(tx, record.id);
    const reason = input.reason.trim();
    const answer = await commit(decideSendBack(form, reason));
    await mailAboutForm(tx, services, form, { templateKey: 'PortalFormSentBack', reason });
    return answer;
  }),
  handle(acceptForm, async ({ record, tx, commit }) =>
    commit(decideAcceptance(await storedForm(tx, record.id))),
  ),
  handle(withdraw, async ({ record, tx, actor, services, commit }) => {
    const answer = await commit(accept(move(clientFormWorkflow, record, 'withdraw')));
    const reason = 'The form was withdrawn.';
    await stopSigning(tx, services, record.id, { who: actor.name ?? '', reason });
    return answer;
  }),
  handle(signFormOnline, async (call) => {
    const { record, tx, services } = call;
    const form = await storedForm(tx, record.id);
    const { client, name, fileId } = form;
    const open = await openEnvelopesOf(tx, formLink(form.id), services.now());
    const refused = refuseUnlessSignable(form, { client, hasOpenEnvelope: open.length > 0 });
    if (refused) throwUnlessAccepted(refused);
    const fullName = [client.firstName, client.lastName].filter(Boolean).join(' ');
    const envelopeId = await startEnvelopeOfFile(call, {
      title: name,
      on: { resource: clientDocument, id: form.id, reference: fullName },
      fileId: fileId ?? '',
      signers: [{ name: fullName, email: client.email ?? '' }],
    });
    return { envelopeId };
  }),
];
