import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { envelope } from '../domain/index.ts';

/** What was sealed a moment ago may still be written by its job. */
const settled = (column: string) => `${column} < now() - interval '1 hour'`;

export const documentsInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'documents.completedEnvelopeIsKept',
    sentence: 'Envelope {name} is completed, and the signed document or its evidence is missing.',
    find: `select e.id, e.number as name from envelopes e where not e.is_deleted and e.status = 'completed'
      and (e.signed_file_id is null or (e.provider = 'own' and e.evidence_file_id is null))
      and ${settled('e.completed_at')}`,
    opens: envelope,
    mend: { words: 'See under Background Jobs why it was not sealed, and try it again.' },
  }),
  defineInvariant({
    name: 'documents.completedEnvelopeIsSigned',
    sentence: 'Envelope {name} is completed, and {signer} has not signed.',
    find: `select e.id, e.number as name, min(s.name) as signer from envelopes e
      join envelope_signers s on s.tenant_id = e.tenant_id and s.envelope_id = e.id and not s.is_deleted
      where not e.is_deleted and e.status = 'completed' and s.status <> 'signed' group by e.id, e.number`,
    opens: envelope,
    mend: { words: 'Send the document for signature again.' },
  }),
  defineInvariant({
    name: 'documents.signedEnvelopeIsCompleted',
    sentence: 'Everybody has signed envelope {name}, and it is still "{status}".',
    find: `select e.id, e.number as name, e.status from envelopes e
      where not e.is_deleted and e.status in ('sent', 'delivered') and exists (select from envelope_signers s
          where s.tenant_id = e.tenant_id and s.envelope_id = e.id and not s.is_deleted)
        and not exists (select from envelope_signers s where s.tenant_id = e.tenant_id
          and s.envelope_id = e.id and not s.is_deleted
          and (s.status <> 'signed' or s.signed_at > now() - interval '1 hour'))`,
    opens: envelope,
    mend: { words: 'See under Background Jobs why it was not completed, and try it again.' },
  }),
  defineInvariant({
    name: 'documents.openEnvelopeHasADocument',
    sentence: 'Envelope {name} waits for signatures, and its document is gone.',
    find: `select e.id, e.number as name from envelopes e
      left join files f on f.tenant_id = e.tenant_id and f.id = e.document_id and not f.is_deleted
      where not e.is_deleted and e.status in ('sent', 'delivered') and f.id is null`,
    opens: envelope,
    mend: { words: 'Void the envelope and send the document again.' },
  }),
];
