import { decideConfirm, decideTakeBack } from '#booking/domain';
import { lockAppointment, prepareBooking, prepareCancel, prepareMove } from '#booking/server';
import type { BookingCall } from '#booking/server';
import { accept, askUnanswered, refuse } from '#kernel/domain';
import type { Decision, Question } from '#kernel/domain';
import { Refused } from '#kernel/server';
import {
  conferenceTime,
  decideUndo,
  undoOfAppointment,
  valuesOfAppointment,
  withoutAppointment,
} from '../../domain/index.ts';
import type {
  CaseRecord,
  CaseType,
  UndoFacts,
  UndoOfAppointment,
  undoOutcomes,
} from '../../domain/index.ts';
import { reasonIdOf } from './cancellation-reason.ts';
import { appointmentUndoFacts } from './step-to-undo.ts';

export type PlanLine = { readonly outcome: keyof typeof undoOutcomes; readonly text: string };

export type UndoPlan = {
  readonly decision: Decision;
  readonly lines: readonly PlanLine[];
  /** Booked again: confirmed once more, if it was. */
  readonly confirmAgain: { readonly id: string; readonly tell: [] | null } | null;
};

type Part = {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly decision?: Decision;
  readonly line?: PlanLine;
  readonly confirmAgain?: UndoPlan['confirmAgain'];
};

type Planned = {
  readonly call: BookingCall;
  readonly type: CaseType;
  readonly record: CaseRecord;
  readonly note: string;
};

const needAppointment = async ({ call, record }: Planned) => {
  const found = await lockAppointment(call.tx, String(record.appointmentId));
  if (!found) throw new Refused('caseWithoutAppointment');
  return found;
};

type Again = Extract<UndoOfAppointment, { readonly slotId: string }>;

/** A new appointment in the slot that was given back: whoever was told that it is off is told again. */
async function rebook(planned: Planned, { slotId, startsAt, wasConfirmed }: Again, lostId: string) {
  const { call, type, record } = planned;
  const lost = await lockAppointment(call.tx, lostId);
  const isConfirmed = wasConfirmed && record.step !== 'appointmentRequested';
  const made = await prepareBooking(call, {
    slotId,
    clientId: String(record.clientId),
    companyId: (record.companyId as string | null) ?? null,
    caseManagerId: (record.bookingCmId as string | null) ?? null,
    consultationType: lost?.consultationType ?? 'inPerson',
    interpreterRequired: record.interpreterRequired === true,
    languageId: (record.languageId as string | null) ?? null,
    note: (record.appointmentNote as string | null) ?? null,
    tell: isConfirmed ? [] : null,
    forCase: { caseModule: type.key, caseId: record.id },
  });
  const { id, session, slot, decision } = made;
  const { specialistId, centreId, timeZone } = session;
  const text = `This books the appointment of ${conferenceTime(startsAt, timeZone)} again, and tells everybody once more.`;
  return {
    decision,
    values: valuesOfAppointment({ id, dateFrom: slot.startsAt, timeZone, centreId, specialistId }),
    line: { outcome: 'asks', text },
    confirmAgain: isConfirmed ? { id, tell: null } : null,
  } as const satisfies Part;
}

async function moveBack(planned: Planned, { slotId, startsAt, wasConfirmed }: Again) {
  const found = await needAppointment(planned);
  const { session, slot, decision } = await prepareMove(planned.call, found, {
    slotId,
    tell: null,
  });
  const { specialistId, centreId, timeZone } = session;
  const text = `This moves the appointment back to ${conferenceTime(startsAt, timeZone)}, and tells everybody.`;
  const place = { id: found.id, dateFrom: slot.startsAt, timeZone, centreId, specialistId };
  return {
    decision,
    values: valuesOfAppointment(place),
    line: { outcome: 'asks', text },
    confirmAgain: wasConfirmed ? { id: found.id, tell: [] } : null,
  } as const satisfies Part;
}

async function release(planned: Planned): Promise<Part> {
  const { call, note } = planned;
  const found = await needAppointment(planned);
  const reasonId = await reasonIdOf(call.tx, 'Other');
  const time = conferenceTime(found.dateFrom, found.timeZone);
  return {
    decision: await prepareCancel(call, found, { reasonId, note, tell: null }),
    values: withoutAppointment,
    line: {
      outcome: 'asks',
      text: `This cancels the appointment of ${time}: its slot is free for others, and everybody is told.`,
    },
  };
}

const takenBack: Readonly<Record<'takeBackConfirmation' | 'takeBackAttendance', string>> = {
  takeBackConfirmation: 'The appointment is no longer confirmed.',
  takeBackAttendance: 'The attendance is taken back, in the appointment too.',
};

async function partOf(planned: Planned, facts: UndoFacts): Promise<Part> {
  const { call, type, record, note } = planned;
  const [last] = facts.steps;
  if (!last || last.to !== record.step || !('appointmentId' in type.resource.fields)) return {};
  const now = call.services.now().toISOString();
  const known = await appointmentUndoFacts(call.tx, record, last, now);
  const part = undoOfAppointment(last, known);
  switch (part.kind) {
    case 'refused':
      return { decision: part };
    case 'rebook':
      return rebook(
        { ...planned, record: { ...record, step: last.from } },
        part,
        known.did?.id ?? '',
      );
    case 'moveBack':
      return moveBack(planned, part);
    case 'release':
      return release(planned);
    case 'takeBackConfirmation':
    case 'takeBackAttendance':
      return {
        decision: decideTakeBack(await needAppointment(planned), part.kind, note),
        line: { outcome: 'takenBack', text: takenBack[part.kind] },
      };
    default:
      return {};
  }
}

const chargeLines = ({ charges }: UndoFacts): readonly PlanLine[] => {
  const { length } = charges.filter(({ status }) => status === 'pending');
  const text = length === 1 ? 'Its charge is reversed.' : `Its ${length} charges are reversed.`;
  return length ? [{ outcome: 'takenBack', text }] : [];
};

/** G-001. All that an undo does, for the preview and for the step itself. */
export async function planUndo(planned: Planned, facts: UndoFacts): Promise<UndoPlan> {
  const { call, type, record, note } = planned;
  // The quotation would say otherwise, and its link would still be open.
  if (facts.steps[0]?.move.startsWith('quotation'))
    return { decision: refuse('undoByQuotation'), lines: [], confirmAgain: null };
  const { decision, values = {}, line, confirmAgain = null } = await partOf(planned, facts);
  const question: Question[] =
    line?.outcome === 'asks'
      ? [{ key: 'undoAppointment', text: `${line.text} Do you want to continue?` }]
      : [];
  const asked = askUnanswered(question, call.answers);
  const questions = [
    ...(asked?.questions ?? []),
    ...(decision?.kind === 'asked' ? decision.questions : []),
  ];
  const back = decideUndo(type, record, facts, note, {
    ...values,
    // Rebooked after nobody came: the time before is the one in force again.
    ...(values.appointmentId === null && facts.before),
  });
  return {
    decision: accept(
      back.kind === 'refused' && back,
      decision?.kind === 'refused' && decision,
      questions.length > 0 && { kind: 'asked', questions },
      decision?.kind === 'accepted' && decision.writes,
      back.kind === 'accepted' && back.writes,
    ),
    lines: [...chargeLines(facts), ...(line ? [line] : [])],
    confirmAgain,
  };
}

export async function confirmAgain(
  { tx, services }: Pick<BookingCall, 'tx' | 'services'>,
  again: NonNullable<UndoPlan['confirmAgain']>,
): Promise<Decision> {
  const found = await lockAppointment(tx, again.id);
  if (!found) throw new Refused('caseWithoutAppointment');
  return decideConfirm(found, { tell: again.tell }, services.now().toISOString());
}
