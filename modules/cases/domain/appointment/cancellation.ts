import { defineTask, flag, text } from '#kernel/domain';
import { imeAppointmentMoves } from '../ime/ime-appointment-moves.ts';

/** B-204: the outcome, and one of ten reasons. */
export const cancellationInput = imeAppointmentMoves.cancel.asks;

/** B-211, G-084. */
export const cancellationTask = defineTask({
  name: 'caseCancellation',
  label: 'Cancellation of a case',
  verb: 'cancel',
  rows: ['case', 'cases'],
  input: {
    caseId: text('Case', { required: true, max: 36 }),
    inBackground: flag('In the background'),
    ...cancellationInput,
  },
});
