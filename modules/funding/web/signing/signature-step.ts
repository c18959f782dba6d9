import type { AgreementSignature } from '../../domain/index.ts';

export const isOut = ({ status }: Pick<AgreementSignature, 'status'>): boolean =>
  status === 'sent' || status === 'delivered';

type Step = { readonly tone: 'info' | 'warning'; readonly words: string };

/** Null: nothing is left to do. */
export function signatureStep({ status, signers, endReason }: AgreementSignature): Step | null {
  if (isOut({ status })) {
    const waiting = signers.find((one) => one.status === 'invited' || one.status === 'opened');
    return { tone: 'info', words: `Waits for ${waiting?.name ?? 'the seal'}.` };
  }
  const because = endReason ? `: “${endReason.replace(/\.$/, '')}”.` : '.';
  if (status === 'declined')
    return {
      tone: 'warning',
      words: `Declined${because} Change what is not agreed, then send it again.`,
    };
  if (status === 'voided')
    return { tone: 'warning', words: `Voided${because} Send it again when the terms are right.` };
  return null;
}
