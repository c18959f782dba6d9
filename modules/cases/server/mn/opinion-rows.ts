import { isUuid } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { ShownOpinion } from '../../domain/index.ts';

const columns = `o.id, o.specialist_id as "specialistId", coalesce(p.titled_name, '') as "specialistName",
    p.specialty, o.status, o.asked_on::text as "askedOn", o.due_on::text as "dueOn",
    o.reminded_on::text as "remindedOn", o.answered_on::text as "answeredOn",
    o.decline_reason as "declineReason", o.answer, o.breach, o.causation, o.damage,
    o.more_needed as "moreNeeded"`;

const joined = `mn_opinions o left join party_specialists p on p.id = o.specialist_id`;

const ofCaseText = `select ${columns} from ${joined}
  where o.med_neg_id = $1::uuid and not o.is_deleted order by o.creation_time, o.id`;

export const opinionsOf = (tx: Tx, medNegId: string) =>
  tx.query<ShownOpinion>(ofCaseText, [medNegId]);

export type StoredOpinion = ShownOpinion & {
  readonly medNegId: string;
  readonly linkKey: string | null;
  readonly email: string | null;
};

const oneText = `select ${columns}, o.med_neg_id as "medNegId", o.link_key as "linkKey", p.email
  from ${joined} where o.id = $1::uuid and not o.is_deleted`;

export async function readOpinion(tx: Tx, id: string): Promise<StoredOpinion | null> {
  const [found] = isUuid(id) ? await tx.query<StoredOpinion>(oneText, [id]) : [];
  return found ?? null;
}

/** Two answers stand in line; a mail that is being written meanwhile does not hold them up. */
export async function lockOpinion(tx: Tx, id: string): Promise<StoredOpinion | null> {
  const [found] = isUuid(id)
    ? await tx.query<StoredOpinion>(`${oneText} for no key update of o`, [id])
    : [];
  return found ?? null;
}

export type LinkedRow = {
  readonly caseId: string;
  readonly kind: 'teleconference' | 'report';
  readonly caseNo: string;
  readonly caseType: string;
  readonly statusName: string | null;
};

const linkedText = `select l.case_id as "caseId", l.kind, c.case_no as "caseNo", c.case_type as "caseType",
    c.status_name as "statusName"
  from mn_links l join cases c on c.tenant_id = l.tenant_id and c.id = l.case_id and not c.is_deleted
  where l.med_neg_id = $1::uuid and not l.is_deleted order by l.creation_time, l.id`;

export const linkedCasesOf = (tx: Tx, medNegId: string) =>
  tx.query<LinkedRow>(linkedText, [medNegId]);
