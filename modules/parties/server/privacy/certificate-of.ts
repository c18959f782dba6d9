import { rolesOfUsers } from '#identity/server';
import { can } from '#kernel/domain';
import type { Actor, Instant } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { CertificateOfRecord } from '../../domain/index.ts';

export type StoredCertificate = {
  readonly id: string;
  readonly number: string;
  readonly isDone: boolean;
  readonly at: Instant;
  readonly askedById: string;
  readonly approvedById: string;
};

/** Customers are told that and when it was done, not by whom. */
export async function certificateOf(
  tx: Tx,
  actor: Actor,
  stored: StoredCertificate | undefined,
): Promise<{ certificate: CertificateOfRecord }> {
  if (!stored) return { certificate: null };
  const { askedById, approvedById, ...certificate } = stored;
  const people = can(actor, 'approvalRequest.read')
    ? await rolesOfUsers(tx, [askedById, approvedById])
    : null;
  const askedBy = people?.get(askedById)?.name ?? null;
  const agreedBy = people?.get(approvedById)?.name ?? null;
  return { certificate: { ...certificate, askedBy, agreedBy } };
}
