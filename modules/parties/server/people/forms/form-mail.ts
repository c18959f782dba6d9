import { queueMail, templateMail } from '#correspondence/server';
import { moduleNameOf } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { client } from '../../../domain/index.ts';
import type { StoredForm } from './form-rows.ts';

type TemplateKey = 'PortalFormAsked' | 'PortalFormSentBack';

type Words = {
  readonly templateKey: TemplateKey;
  readonly reason?: string | null;
  readonly note?: string | null;
};

/** To the client, with the way to the portal. Whoever has no address reads it there. */
export async function mailAboutForm(
  tx: Tx,
  services: Services,
  form: StoredForm,
  { templateKey, reason = null, note = null }: Words,
): Promise<void> {
  const { email, firstName, lastName } = form.client;
  if (!email) return;
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  const words = await templateMail(tx, services, templateKey, {
    client: { firstName, lastName, fullName, email },
    form: { name: form.name, reason, note },
    link: services.config.publicUrl,
  });
  await queueMail(tx, services, {
    ...words,
    to: email,
    templateKey,
    fromModule: moduleNameOf(client),
    objectId: form.clientId,
    objectName: fullName,
  });
}
