import { accept } from '#kernel/domain';
import { Refused, handle, recordAnswer } from '#kernel/server';
import {
  appointmentSession,
  deleteSession,
  isHeld,
  listSlots,
  mySession,
  removeSession,
  setIsOnHold,
  slotReasons,
  syncFromAssessment,
  whyNotBookable,
} from '../../domain/index.ts';
import { slotsOf, surroundingsOf } from '../slot/slot-row.ts';
import { publishSessionChange, timesOf } from './publish-session-change.ts';

const freeText = `update appointment_slots l set state = 'free', appointment_id = null
  from appointments a where l.session_id = $1::uuid and a.id = l.appointment_id
    and (a.status = 'cancelled' or a.is_deleted or a.session_id <> l.session_id)`;

const takeText = `update appointment_slots l set state = 'booked', appointment_id = a.id, held_by_id = null,
    held_by_name = null, held_until = null
  from appointments a where a.session_id = $1::uuid and l.session_id = a.session_id
    and a.date_from = l.starts_at and a.status <> 'cancelled' and not a.is_deleted and l.state <> 'booked'`;

const removeText = `update appointment_sessions set is_deleted = true, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = current_actor() where id = $1::uuid`;

const nextText = `select s.id from appointment_sessions s
  where s.specialist_id = $1::uuid and not s.is_deleted and not s.is_cancelled and s.date_to > $2::timestamptz
  order by s.date_from, s.id limit 1`;

export const sessionHandlers = [
  handle(setIsOnHold, async ({ record, input, commit, services, tx }) => {
    const done = await commit(record, accept({ isOnHold: input.isOnHold ?? false }));
    publishSessionChange(services, tx, [timesOf(record)]);
    return done;
  }),
  /** Cancelled, not deleted: the history keeps what was offered. */
  handle(deleteSession, async ({ record, commit, services, tx }) => {
    const events = [{ type: 'SessionCancelled', id: record.id }];
    const done = await commit(record, accept({ isCancelled: true }, events));
    publishSessionChange(services, tx, [timesOf(record)]);
    return done;
  }),
  handle(removeSession, async ({ record, services, tx }) => {
    await tx.query(removeText, [record.id]);
    publishSessionChange(services, tx, [timesOf(record)]);
  }),
  handle(mySession, async ({ tx, actor, services }) => {
    const own = actor.attributes.specialistId ?? null;
    const [next] = await tx.query<{ id: string }>(nextText, [own, services.now().toISOString()]);
    if (!next) throw new Refused('notFound');
    return recordAnswer(tx, actor, appointmentSession, next.id, { ability: mySession.ability });
  }),
  handle(syncFromAssessment, async ({ record, tx, actor, services }) => {
    await tx.batch([
      { text: freeText, values: [record.id] },
      { text: takeText, values: [record.id] },
    ]);
    publishSessionChange(services, tx, [timesOf(record)]);
    const { ability } = syncFromAssessment;
    return recordAnswer(tx, actor, appointmentSession, record.id, { ability });
  }),
  handle(listSlots, async ({ record, tx, actor, services }) => {
    const slots = await slotsOf(tx, record.id);
    const [first] = slots;
    if (!first) return { items: [] };
    const { session, specialist } = await surroundingsOf(tx, first);
    const now = services.now().toISOString();
    const companyId = actor.attributes.companyId ?? null;
    const asking = { userId: actor.userId, companyId, isExcludedByCompany: false, now };
    return {
      items: slots.map((slot) => {
        const reasons = whyNotBookable(slot, session, specialist, asking);
        return {
          ...slot,
          isHeld: isHeld(slot, now),
          reasons: reasons.map((reason) => ({ reason, text: slotReasons[reason] })),
        };
      }),
    };
  }),
];
