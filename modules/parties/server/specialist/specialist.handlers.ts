import { letter, queueMail } from '#correspondence/server';
import { can, moduleNameOf } from '#kernel/domain';
import { handle, handlePlainMoves, throwUnlessAccepted } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  addressOfSpecialist,
  bookWithoutContract,
  checkContract,
  decideContractCheck,
  decideExclusion,
  decideNotification,
  hasContract,
  sendSpecialistNotification,
  specialist,
  specialistBookingHistory,
  specialistWorkflow,
} from '../../domain/index.ts';
import { bookingHistory } from '../people/booking-history.ts';
import { todayOf } from '../today-of.ts';

export const specialistHandlers: readonly Handler[] = [
  handle(checkContract, async ({ record, answers, actor, services }) => {
    const today = todayOf(actor, services);
    const mayBookWithoutContract = can(actor, bookWithoutContract.ability);
    throwUnlessAccepted(decideContractCheck(record, { mayBookWithoutContract, today, answers }));
    return { hasContract: hasContract(record, today) };
  }),
  ...handlePlainMoves(specialistWorkflow, [
    'recruit',
    'startOnboarding',
    'reopenOnboarding',
    'markNonBooking',
    'accept',
    'reject',
    'reviewAgain',
  ]),
  handle(specialistWorkflow.actions.exclude, ({ record, input, commit }) =>
    commit(decideExclusion(record, input)),
  ),
  handle(sendSpecialistNotification, async ({ record, input, answers, tx, services }) => {
    throwUnlessAccepted(decideNotification(record, answers));
    const { subject, message } = input;
    const { text, html } = letter(subject, message.split(/\n{2,}/));
    const emailId = await queueMail(tx, services, {
      to: addressOfSpecialist(record) ?? '',
      subject,
      text,
      html,
      templateKey: 'specialist.notification',
      fromModule: moduleNameOf(specialist),
      objectId: record.id,
    });
    return { emailId };
  }),
  handle(specialistBookingHistory, bookingHistory('specialist')),
];
