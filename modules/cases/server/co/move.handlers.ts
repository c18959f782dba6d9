import { accept } from '#kernel/domain';
import { handle, on } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { caseMoved, coType, coWorkflow, decideHeld, moveCase } from '../../domain/index.ts';
import { moveFacts, moveHandlers, storedCase } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { recordAttendance, releaseBookings } from './conference-bookings.ts';
import { undoConferenceHandler } from './undo-conference.handler.ts';
import { mailParticipants } from './conference-mail.ts';

const heldHandler = handle(coWorkflow.actions.recordHeld, async (call) => {
  const { tx, services, record, input, commit } = call;
  const found = caseRecord(record);
  const facts = await moveFacts(tx, services, coType, found);
  const { heldFrom, heldTo, preparationMinutes, note } = input;
  const held = {
    heldFrom,
    heldTo,
    preparationMinutes: preparationMinutes ?? 0,
    note: note ?? null,
  };
  const now = services.now().toISOString();
  const answered = await commit(decideHeld(found, facts, held, now));
  await recordAttendance(call, record.id);
  return answered;
});

const { findAnotherTime, cancelNoFee, cancelChargeable } = coWorkflow.actions;

const withoutTime = { appointmentDate: null, appointmentEnd: null };

/** Whoever was invited reads that the time is off, and their calendar drops it. */
const endings: readonly Handler[] = [findAnotherTime, cancelNoFee, cancelChargeable].map((action) =>
  handle(action, async (call) => {
    const { tx, services, record, input, commit } = call;
    const found = caseRecord(record);
    const facts = await moveFacts(tx, services, coType, found);
    const revision = Number(record.revision ?? 0) + 1;
    const isCancelled = action.name !== findAnotherTime.name;
    const wish = {
      note: input.note,
      values: {
        revision,
        ...(isCancelled ? { cancelNote: input.note } : withoutTime),
      },
    };
    const answered = await commit(accept(...moveCase(coType, found, action.name, facts, wish)));
    await releaseBookings(call, record.id, input.note);
    if (record.step !== 'created') {
      const { appointmentDate: startsAt, appointmentEnd: endsAt } = record;
      const told = { key: String(revision), startsAt, endsAt };
      await mailParticipants(tx, services, found, 'ConferenceCancelled', told);
    }
    return answered;
  }),
);

/** A step that was undone leaves no specialist booked for a conference that is not confirmed. */
export const releaseUndone = on(
  caseMoved,
  'cases.releaseUndoneConference',
  async ({ payload }, tx, services) => {
    if (payload.caseType !== coType.key || payload.move !== 'undo') return;
    const record = await storedCase(tx, coType, payload.caseId);
    if (!record || record.step === 'confirmed' || record.step === 'held') return;
    await releaseBookings({ tx, services }, record.id, payload.note ?? null);
  },
);

export const coMoveHandlers: readonly Handler[] = [
  heldHandler,
  undoConferenceHandler,
  ...endings,
  ...moveHandlers(coType, {
    except: ['undo', 'recordHeld', 'findAnotherTime', 'cancelNoFee', 'cancelChargeable'],
    details: {
      setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
    },
  }),
];
