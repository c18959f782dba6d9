import { isUuid } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { PolledAnswer, PollAnswer, ShownParticipant } from '../../domain/index.ts';

const participantsText = `select p.id, p.role, p.specialist_id as "specialistId", coalesce(p.name, '') as name,
    p.email, p.phone, p.is_required as "isRequired",
    (select max(a.answered_at) from co_poll_answers a where a.participant_id = p.id) as "answeredAt"
  from co_participants p where p.conference_id = $1::uuid and not p.is_deleted
  order by p.role <> 'specialist', p.place, p.id`;

export const participantsOf = (tx: Tx, conferenceId: string) =>
  tx.query<ShownParticipant>(participantsText, [conferenceId]);

export type OfferedSlot = {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
};

const slotsText = `select id, starts_at as "startsAt", ends_at as "endsAt" from co_slots
  where conference_id = $1::uuid and not is_deleted order by starts_at`;

export const slotsOf = (tx: Tx, conferenceId: string) =>
  tx.query<OfferedSlot>(slotsText, [conferenceId]);

const answersText = `select a.slot_id as "slotId", a.participant_id as "participantId", a.answer
  from co_poll_answers a
  join co_slots s on s.tenant_id = a.tenant_id and s.id = a.slot_id and not s.is_deleted
  join co_participants p on p.tenant_id = a.tenant_id and p.id = a.participant_id and not p.is_deleted
  where s.conference_id = $1::uuid`;

export const answersOf = (tx: Tx, conferenceId: string) =>
  tx.query<PolledAnswer>(answersText, [conferenceId]);

const keepText = `insert into co_poll_answers (tenant_id, slot_id, participant_id, answer, answered_at)
  select current_tenant(), (g ->> 'slotId')::uuid, $1::uuid, g ->> 'answer', $3::timestamptz
  from jsonb_array_elements($2::jsonb) g
  on conflict (tenant_id, slot_id, participant_id)
  do update set answer = excluded.answer, answered_at = excluded.answered_at`;

const auditText = `select write_audit(current_tenant(), 'answerPoll', 'co', $1::uuid, $2)`;

type Kept = {
  readonly conferenceId: string;
  readonly participantId: string;
  readonly answers: readonly { readonly slotId: string; readonly answer: PollAnswer }[];
  readonly now: Date;
  /** Who said so: an account, or the link of the participant. */
  readonly by: string;
};

export async function keepAnswers(tx: Tx, kept: Kept): Promise<void> {
  const { conferenceId, participantId, answers, now, by } = kept;
  await tx.query(keepText, [participantId, JSON.stringify(answers), now.toISOString()]);
  await tx.query(auditText, [conferenceId, { by, participantId, times: answers.length }]);
}

export const areIds = (ids: readonly string[]): boolean => ids.every((id) => isUuid(id));
