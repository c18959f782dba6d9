import { envelopeCompleted, envelopeEnded } from '#documents/domain';
import type { EnvelopeStatus } from '#documents/domain';
import { copySigned, readEnvelope } from '#documents/server';
import { accept, change, moduleNameOf } from '#kernel/domain';
import { on, writeBySystem } from '#kernel/server';
import { fundingAgreement, signedByBoth } from '../../domain/index.ts';
import { agreementOfEnvelope, signatureNow } from './signature-facts.ts';
import { markPaperSigned } from './signed-paper.ts';

const isOurs = (fromModule: string | null | undefined): boolean =>
  fromModule === moduleNameOf(fundingAgreement);

/** The sealed paper is kept with the agreement; the envelope keeps the evidence. */
const agreementSigned = on(
  envelopeCompleted,
  'funding.agreementSigned',
  async ({ payload }, tx, services) => {
    if (!isOurs(payload.fromModule)) return;
    const id = await agreementOfEnvelope(tx, payload.envelopeId);
    if (!id) return;
    const { fileId } = await copySigned(services, tx, payload.envelopeId);
    const now = services.now().toISOString();
    await markPaperSigned(tx, payload.envelopeId, now);
    await writeBySystem({ tx, services }, signedByBoth(id, fileId, now));
  },
);

/** Declined, voided or run out. */
const agreementSigningEnded = on(
  envelopeEnded,
  'funding.agreementSigningEnded',
  async ({ payload }, tx, services) => {
    if (!isOurs(payload.fromModule)) return;
    const id = await agreementOfEnvelope(tx, payload.envelopeId);
    if (!id) return;
    const { envelope } = await readEnvelope(tx, payload.envelopeId);
    const signature: EnvelopeStatus = envelope.status;
    // Whoever voided it by a change has written that already; another version would refuse their next.
    if ((await signatureNow(tx, id)).signature === signature) return;
    await writeBySystem({ tx, services }, accept(change(fundingAgreement, id, { signature })));
  },
);

export const signingSubscriptions = [agreementSigned, agreementSigningEnded];
