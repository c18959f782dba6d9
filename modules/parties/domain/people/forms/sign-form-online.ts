import { defineAction, permits, refuse, refuseMove } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { clientDocument } from './client-document.resource.ts';
import { clientFormWorkflow } from './client-form.workflow.ts';
import type { FormFacts } from './decide-form.ts';

/** The client signs it by a link, from the mail or from the portal; the sealed document is the answer. */
export const signFormOnline = defineAction({
  name: 'signOnline',
  on: clientDocument,
  label: 'Send for signature',
  route: 'POST /app/client-documents/{id}/signOnline',
  roles: settingsStaff,
  input: {},
  answer: { envelopeId: 'id' },
});

type SigningFacts = {
  readonly client: { readonly isActive: boolean; readonly email: string | null };
  readonly hasOpenEnvelope: boolean;
};

/** Null: it can be sent. */
export function refuseUnlessSignable(
  form: FormFacts,
  { client, hasOpenEnvelope }: SigningFacts,
): ReturnType<typeof refuse> | null {
  if (form.kind !== 'form' || !permits(clientFormWorkflow, form, 'return')) {
    return refuseMove(clientFormWorkflow, form);
  }
  if (!client.isActive) return refuse('clientInactive');
  if (!client.email) return refuse('emailNeeded');
  if (!form.fileId) return refuse('formNeedsFile');
  if (!form.isActive) return refuse('formNotShown');
  return hasOpenEnvelope ? refuse('formBeingSigned') : null;
}
