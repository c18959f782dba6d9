import { defineRule, throwUnlessAccepted, writeBySystem } from '#kernel/server';
import type { RuleCall } from '#kernel/server';
import { clientDocument, decideSaved } from '../../../domain/index.ts';
import { dropPages } from './drop-pages.ts';
import { lockForm } from './form-rows.ts';
import { stopSigning } from './stop-signing.ts';

async function followForm({ tx, actor, services }: RuleCall, id: string): Promise<void> {
  const form = actor && (await lockForm(tx, id));
  if (!form) return;
  const decision = decideSaved(form, { userId: actor.userId, now: services.now().toISOString() });
  throwUnlessAccepted(decision);
  await writeBySystem({ tx, services }, decision);
  const isOther = form.kind === 'document' || form.fileId !== form.askedFileId;
  if (form.status === 'none' || !isOther) return;
  await dropPages(tx, services, form);
  const reason = 'The form was replaced.';
  await stopSigning(tx, services, form.id, { who: actor.name ?? '', reason });
}

export const followSavedForm = defineRule({
  name: 'parties.formWaitsForItsAnswer',
  sentence: 'G-066: a form waits from the moment that it is shown; another file is another form.',
  on: clientDocument,
  when: ['create', 'change'],
  async follow(call, changes) {
    for (const { id } of changes) await followForm(call, id);
  },
});
