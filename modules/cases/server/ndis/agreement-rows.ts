import { envelopeStatuses } from '#documents/domain';
import type { EnvelopeStatus } from '#documents/domain';
import type { Tx } from '#kernel/server';
import { usualNoticeDays } from '../../domain/index.ts';

export type Agreement = {
  readonly id: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly supports: string | null;
  readonly noticeDays: number;
  readonly terms: string | null;
  readonly status: EnvelopeStatus;
  readonly signerName: string | null;
  readonly signerEmail: string | null;
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  readonly signedFileId: string | null;
  readonly envelopeId: string | null;
};

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const text = `select id, starts_on::text as "startsOn", ends_on::text as "endsOn", supports,
    notice_days::int as "noticeDays", terms, status, signer_name as "signerName",
    signer_email as "signerEmail", ${instant('sent_at')} as "sentAt", ${instant('ended_at')} as "endedAt",
    signed_file_id as "signedFileId", envelope_id as "envelopeId"
  from ndis_service_agreements where ndis_id = $1::uuid and not is_deleted
  order by creation_time desc, id desc limit 1`;

export async function latestAgreement(tx: Tx, ndisId: string): Promise<Agreement | null> {
  const [row] = await tx.query<Agreement>(text, [ndisId]);
  return row ?? null;
}

/** What the plan suggests where nothing was agreed yet. */
export const suggestedAgreement = (plan: {
  readonly planFrom: string | null;
  readonly planTo: string | null;
  readonly supportsWanted: string | null;
}): Agreement => ({
  id: null,
  startsOn: plan.planFrom,
  endsOn: plan.planTo,
  supports: plan.supportsWanted,
  noticeDays: usualNoticeDays,
  terms: null,
  status: 'draft',
  signerName: null,
  signerEmail: null,
  sentAt: null,
  endedAt: null,
  signedFileId: null,
  envelopeId: null,
});

export const shownAgreement = (agreement: Agreement) => ({
  ...agreement,
  statusName: envelopeStatuses[agreement.status],
});

const noticeText = `select notice_days::int as days from ndis_service_agreements
  where ndis_id = $1::uuid and not is_deleted and status not in ('declined', 'voided')
  order by creation_time desc, id desc limit 1`;

/** What the participant agreed to counts, else what is usual. */
export async function noticeDaysOf(tx: Tx, ndisId: string): Promise<number> {
  const [row] = await tx.query<{ days: number }>(noticeText, [ndisId]);
  return row?.days ?? usualNoticeDays;
}
