import { accept, emit, move } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import type { SignerStatus } from './envelope-choices.ts';
import { envelopeEnded } from './envelope-events.ts';
import { noteEvent, signerText } from './envelope-facts.ts';
import type { EnvelopeFacts, SignerFacts, Visit } from './envelope-facts.ts';
import { envelopeSignerWorkflow, envelopeWorkflow } from './envelope.workflow.ts';

/** What a provider tells of an envelope that is signed there. */
export type ProviderNews = {
  readonly status: 'sent' | 'delivered' | 'completed' | 'declined' | 'voided';
  readonly reason: string | null;
  readonly signers: readonly {
    readonly email: string;
    readonly status: Exclude<SignerStatus, 'waiting'>;
  }[];
};

const steps: readonly SignerStatus[] = ['waiting', 'invited', 'opened', 'signed', 'declined'];
const isLater = (to: SignerStatus, from: SignerStatus): boolean =>
  steps.indexOf(to) > steps.indexOf(from) && from !== 'signed';

function followSigner(
  envelope: EnvelopeFacts,
  signers: readonly SignerFacts[],
  news: ProviderNews['signers'][number],
  visit: Visit,
) {
  const signer = signers.find(({ email }) => email.toLowerCase() === news.email.toLowerCase());
  if (!signer || !isLater(news.status, signer.status)) return [];
  const values = news.status === 'signed' ? { signedAt: visit.now } : {};
  return [
    move(envelopeSignerWorkflow, signer, 'followProvider', {
      to: { status: news.status },
      values,
    }),
    noteEvent(news.status, envelope, visit, { who: signerText(signer), note: 'DocuSign' }),
  ];
}

/** Completed is only what we hold: the signed document is fetched first. News that come late change nothing. */
export function decideNews(
  envelope: EnvelopeFacts,
  signers: readonly SignerFacts[],
  news: ProviderNews,
  visit: Visit,
): Decision {
  if (envelope.status !== 'sent' && envelope.status !== 'delivered') return accept();
  const { id: envelopeId, fromModule, objectId } = envelope;
  const reason = news.reason ?? 'Told by DocuSign.';
  const values = { endReason: reason };
  const ended = emit(envelopeEnded({ envelopeId, fromModule, objectId }));
  return accept(
    news.signers.map((one) => followSigner(envelope, signers, one, visit)),
    news.status === 'delivered' &&
      envelope.status === 'sent' &&
      move(envelopeWorkflow, envelope, 'deliver'),
    news.status === 'declined' && [move(envelopeWorkflow, envelope, 'decline', { values }), ended],
    news.status === 'voided' && [
      move(envelopeWorkflow, envelope, 'expire', { values, facts: { signers } }),
      noteEvent('voided', envelope, visit, { note: reason }),
      ended,
    ],
  );
}
