import { choice, date, defineWorkflow, longText, number } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { office } from '#platform/domain';
import { ndisCancelReasons } from './ndis-appointment-choices.ts';
import { ndisAppointment } from './ndis-appointment.resource.ts';

const ahead = ['requested', 'confirmed'] as const;
const minutes = { min: 0, max: 1440 } as const;

type Facts = {
  readonly appointmentOn: PlainDate;
  readonly claimedOn: PlainDate | null;
  readonly today?: PlainDate;
};

/** B-201. */
export const ndisAppointmentWorkflow = defineWorkflow({
  on: ndisAppointment,
  axes: {
    status: { chargeable: ['attended', 'notAttended', 'reportCompleted', 'cancelledWithFee'] },
  },
  guards: {
    hasBegun: ({ appointmentOn, today }: Facts) =>
      today && appointmentOn > today ? 'appointmentStillAhead' : null,
    isNotClaimed: ({ claimedOn }: Facts) => (claimedOn ? 'appointmentClaimed' : null),
  },
  moves: {
    confirm: {
      label: 'Confirm',
      can: 'confirm it',
      who: office,
      sends: ['NdisAppointmentConfirmed'],
      status: { from: ['requested'], to: 'confirmed' },
    },
    attend: {
      label: 'Attended',
      can: 'record that it was attended',
      who: office,
      guard: 'hasBegun',
      asks: {
        deliveredMinutes: number('Minutes given', { ...minutes, required: true }),
        travelMinutes: number('Travel minutes', {
          ...minutes,
          default: 0,
          hint: 'There and back. Claimed up to 60 minutes, in regional places up to 120.',
        }),
        nonFaceMinutes: number('Minutes without the participant', { ...minutes, default: 0 }),
      },
      status: { from: ahead, to: 'attended' },
    },
    notAttend: {
      label: 'Not attended',
      can: 'record that nobody came',
      who: office,
      guard: 'hasBegun',
      asks: { cancelReason: choice('Reason', ndisCancelReasons, { required: true }) },
      status: { from: ahead, to: 'notAttended' },
    },
    completeReport: {
      label: 'Report completed',
      can: 'record that the report is completed',
      who: office,
      status: { from: ['attended'], to: 'reportCompleted' },
    },
    /** The notice decides whether it costs. */
    cancel: {
      label: 'Cancel',
      can: 'cancel it',
      who: office,
      asks: {
        cancelledOn: date('Notice given on', { required: true, notFuture: true }),
        cancelReason: choice('Reason', ndisCancelReasons, { required: true }),
        note: longText('Note', { max: 1000 }),
      },
      sends: ['NdisAppointmentCancelled'],
      status: { from: ahead, to: ['cancelledNoFee', 'cancelledWithFee'] },
    },
    takeBack: {
      label: 'Take back',
      can: 'take it back',
      who: office,
      guard: 'isNotClaimed',
      status: {
        from: ['attended', 'notAttended', 'reportCompleted', 'cancelledNoFee', 'cancelledWithFee'],
        to: 'confirmed',
      },
    },
  },
});
