import type { Answers, Decision, InputOf, RecordOf } from '#kernel/domain';
import { Refused, newId } from '#kernel/server';
import type { Call, Tx } from '#kernel/server';
import { decideBooking, decideCancel, decideMove, placeWords } from '../../domain/index.ts';
import type {
  BookedSession,
  NoticeRecipient,
  Slot,
  appointment,
  bookSlot,
} from '../../domain/index.ts';
import { noticeFacts } from '../notice/notice-facts.ts';
import { bookingFacts } from './booking-facts.ts';
import { partiesOf, partiesOfAppointment } from './booking-parties.ts';
import type { Parties } from './booking-parties.ts';
import { lockSlot, slotOfAppointment } from './slot-row.ts';

export type BookingCall = Pick<Call, 'tx' | 'actor' | 'services'> & { readonly answers: Answers };

export type CaseRef = { readonly caseModule: string; readonly caseId: string };

export type BookingWish = Omit<InputOf<typeof bookSlot>, 'makeCase' | 'caseType'> & {
  readonly slotId: string;
  /** The case that it is for; a function is asked once it is known who meets whom. */
  readonly forCase?: CaseRef | ((found: FoundBooking) => Promise<CaseRef>) | null;
};

export type FoundBooking = Parties & { readonly slot: Slot; readonly session: BookedSession };

export type PreparedBooking = FoundBooking & {
  readonly id: string;
  readonly decision: Decision;
};

/** D9: decided with the slot's row locked; the caller writes it in the same transaction. */
export async function prepareBooking(
  { tx, actor, services, answers }: BookingCall,
  wish: BookingWish,
): Promise<PreparedBooking> {
  const slot = await lockSlot(tx, actor, wish.slotId, { withSession: true });
  // Of many who press at once all but one end here, before anything else is read.
  if (slot.state === 'booked') throw new Refused('slotTaken');
  const { riskCompanyId, ...parties } = await partiesOf(tx, actor, wish);
  const { consultationType, forCase = null } = wish;
  const facts = await bookingFacts(tx, actor, {
    ...parties,
    riskCompanyId,
    slot,
    consultationType,
    movedId: null,
    now: services.now(),
  });
  const found = { ...parties, riskCompanyId, slot, session: facts.session };
  const id = newId();
  const booking = {
    ...parties,
    id,
    consultationType,
    interpreterRequired: wish.interpreterRequired ?? false,
    languageId: wish.languageId ?? null,
    note: wish.note ?? null,
    tell: wish.tell ?? null,
    ...(typeof forCase === 'function' ? await forCase(found) : forCase),
  };
  return { ...found, id, decision: decideBooking(facts, booking, answers) };
}

type Booked = RecordOf<typeof appointment>;

/** Another slot for an appointment, with what becomes of it there. */
export async function prepareMove(
  { tx, actor, services, answers }: BookingCall,
  record: Booked,
  { slotId, tell }: { readonly slotId: string; readonly tell?: NoticeRecipient[] | null },
): Promise<{ slot: Slot; session: BookedSession; decision: Decision }> {
  const from = await slotOfAppointment(tx, record.id);
  const slot = await lockSlot(tx, actor, slotId, { withSession: true });
  const to = await bookingFacts(tx, actor, {
    ...(await partiesOfAppointment(tx, record)),
    slot,
    consultationType: null,
    movedId: record.id,
    now: services.now(),
  });
  const before = await noticeFacts(tx, record.id);
  const input = { tell: tell ?? null, placeBefore: before && placeWords(before) };
  const decision = decideMove(record, from, to, input, answers);
  return { slot, session: to.session, decision };
}

/** The slot is free for others from then on. */
export const prepareCancel = async (
  { tx, services }: Pick<BookingCall, 'tx' | 'services'>,
  record: Booked,
  input: Parameters<typeof decideCancel>[2],
): Promise<Decision> =>
  decideCancel(record, await slotOfAppointment(tx, record.id), input, services.now().toISOString());

const columns = `a.id, a.reference, a.status, a.client_id as "clientId", a.company_id as "companyId",
  a.case_manager_id as "caseManagerId", a.session_id as "sessionId", a.specialist_id as "specialistId",
  a.centre_id as "centreId", a.time_zone as "timeZone", a.date_from as "dateFrom", a.date_to as "dateTo",
  a.consultation_type as "consultationType", a.revision::int as revision, a.case_module as "caseModule",
  a.case_id as "caseId"`;

/** For the module that owns the case: whose rights count is asked of the case. Null: it is gone. */
export async function lockAppointment(tx: Tx, id: string): Promise<Booked | null> {
  const [found] = await tx.query<Booked>(
    `select ${columns} from appointments a where a.id = $1::uuid and not a.is_deleted for update`,
    [id],
  );
  return found ?? null;
}
