import type { ProviderNews } from '../../../domain/index.ts';

const statuses = ['sent', 'delivered', 'completed', 'declined', 'voided'] as const;

const signerStatuses: Readonly<Record<string, ProviderNews['signers'][number]['status']>> = {
  sent: 'invited',
  delivered: 'opened',
  completed: 'signed',
  signed: 'signed',
  declined: 'declined',
};

/** An envelope as `GET /envelopes/{id}?include=recipients` answers it. */
export type DocusignEnvelope = {
  readonly status?: string;
  readonly voidedReason?: string;
  readonly recipients?: {
    readonly signers?: readonly {
      readonly email?: string;
      readonly status?: string;
      readonly declinedReason?: string;
    }[];
  };
};

/** Null: it stands there as we know no state for. */
export function newsOf(there: DocusignEnvelope): ProviderNews | null {
  const status = statuses.find((one) => one === there.status);
  if (!status) return null;
  const people = there.recipients?.signers ?? [];
  const declined = people.find(({ declinedReason }) => declinedReason)?.declinedReason;
  return {
    status,
    reason: (there.voidedReason || declined || null)?.slice(0, 1000) ?? null,
    signers: people.flatMap(({ email, status: told }) => {
      const known = signerStatuses[told ?? ''];
      return email && known ? [{ email, status: known }] : [];
    }),
  };
}
