import { oneOf, spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

const completed = `status = 'completed'`;

export const documentsContradictions: Plants = {
  'documents.completedEnvelopeIsKept': `insert into envelopes
      (tenant_id, id, number, title, status, completed_at, document_id, document_hash)
    values (current_tenant(), gen_random_uuid(), 'ENV-1', 'Consent', 'completed', now() - interval '1 day',
      gen_random_uuid(), 'x')`,
  'documents.completedEnvelopeIsSigned': `update envelope_signers set status = 'invited'
    where envelope_id = ${oneOf('envelopes', completed)}`,
  'documents.signedEnvelopeIsCompleted': spoil('envelopes', `status = 'sent'`, completed),
  'documents.openEnvelopeHasADocument': spoil(
    'envelopes',
    'document_id = gen_random_uuid()',
    `status in ('sent', 'delivered')`,
  ),
};
