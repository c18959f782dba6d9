import { reactionTo, throwUnlessAccepted, writeBySystem } from '#kernel/server';
import { clientDocument, decideSaved } from '../../../domain/index.ts';
import { dropPages } from './drop-pages.ts';
import { lockForm } from './form-rows.ts';
import { stopSigning } from './stop-signing.ts';

/** G-066: a form waits from the moment that it is shown; another file is another form. */
export const afterDocumentSaved = reactionTo(
  clientDocument,
  async ({ tx, record, actor, services }) => {
    const form = await lockForm(tx, record.id);
    if (!form) return;
    const sender = { userId: actor.userId, now: services.now().toISOString() };
    const decision = decideSaved(form, sender);
    throwUnlessAccepted(decision);
    await writeBySystem({ tx, services }, decision);
    const isOther = form.kind === 'document' || form.fileId !== form.askedFileId;
    if (form.status === 'none' || !isOther) return;
    await dropPages(tx, services, form);
    const reason = 'The form was replaced.';
    await stopSigning(tx, services, form.id, { who: actor.name ?? '', reason });
  },
);
