import { readEnvelope, stopEnvelope } from '#documents/server';
import type { EnvelopeStatus } from '#documents/domain';
import { Refused, defineRule, writeBySystem } from '#kernel/server';
import type { RuleCall, Tx } from '#kernel/server';
import {
  forSigningName,
  fundingAgreement,
  isWithSigners,
  voidEnvelope,
  voidingChoice,
} from '../../domain/index.ts';
import { readPrintedAgreement } from '../agreements/read-printed-agreement.ts';
import { signatureNow } from './signature-facts.ts';

// The event of the envelope writes it as a change of the record; here the answer has its version already.
const voidedText = `update facility_agreements set signature = 'voided' where id = $1::uuid`;

/** What was sent says something else now: refused until the caller knows what becomes of it. */
export async function voidUnsigned(
  { tx, services, actor, choice }: RuleCall,
  agreementId: string,
  reason: string,
): Promise<void> {
  const { envelopeId, signature } = await signatureNow(tx, agreementId);
  if (!envelopeId || !isWithSigners(signature)) return;
  // The server's own work has nobody to ask.
  if (actor && choice !== voidEnvelope) {
    const { signers } = await readEnvelope(tx, envelopeId);
    throw new Refused('agreementChangeVoidsEnvelope', { choice: voidingChoice(signers) });
  }
  await stopEnvelope(
    {
      tx,
      services,
      who: actor?.name ?? '',
      write: (decision) => writeBySystem({ tx, services }, decision),
    },
    envelopeId,
    reason,
  );
  await tx.query(voidedText, [agreementId]);
}

type Paper = {
  readonly isCancelled: boolean;
  readonly signature: EnvelopeStatus | null;
  /** All that the signers read. */
  readonly words: string;
};

async function paperOf(tx: Tx, id: string): Promise<Paper | null> {
  const printed = await readPrintedAgreement(tx, id);
  if (!printed) return null;
  const { status, lenderEmail: _lender, borrowerEmail: _borrower, ...words } = printed;
  const { signature } = await signatureNow(tx, id);
  return { isCancelled: status === 'cancelled', signature, words: JSON.stringify(words) };
}

export const changedAgreementVoidsEnvelope = defineRule({
  name: 'funding.changedAgreementVoidsEnvelope',
  sentence: 'However an agreement is changed while it is with its signers, its envelope is voided.',
  on: fundingAgreement,
  when: ['change', 'move'],
  choice: forSigningName,
  async facts(tx, ids) {
    const found = new Map<string, Paper>();
    for (const id of ids) {
      const paper = await paperOf(tx, id);
      if (paper) found.set(id, paper);
    }
    return found;
  },
  async follow(call, changes) {
    for (const { id, before, after } of changes) {
      if (!before || !after || !isWithSigners(before.signature)) continue;
      if (after.isCancelled && !before.isCancelled)
        await voidUnsigned(call, id, 'The agreement was cancelled.');
      else if (after.words !== before.words)
        await voidUnsigned(call, id, 'The terms of the agreement were changed.');
    }
  },
});
