import { letter, queueMail } from '#correspondence/server';
import { moduleNameOf } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  addressOfSpecialist,
  checkContract,
  decideContractCheck,
  decideExclusion,
  decideNotification,
  decideReinstatement,
  excludeSpecialist,
  hasContract,
  reinstateSpecialist,
  sendSpecialistNotification,
  specialist,
  specialistBookingHistory,
} from '../../domain/index.ts';
import type { BookingFacts, RecipientFacts } from '../../domain/index.ts';
import { asList, bookingsOf } from '../people/booking-history.ts';
import { throwUnlessAccepted } from '../throw-unless-accepted.ts';
import { todayOf } from '../today-of.ts';

type Exclusion = Parameters<typeof decideExclusion>;

export const specialistHandlers: readonly Handler[] = [
  handle(checkContract, async ({ record, input, actor, services }) => {
    const facts = record as unknown as BookingFacts;
    const today = todayOf(actor, services);
    throwUnlessAccepted(decideContractCheck(facts, actor.roles, today, input.confirmed));
    return { hasContract: hasContract(facts, today) };
  }),
  handle(excludeSpecialist, ({ record, input, commit }) =>
    commit(
      record,
      decideExclusion(record as unknown as Exclusion[0], input.exclusionReason as Exclusion[1]),
    ),
  ),
  handle(reinstateSpecialist, ({ record, actor, services, commit }) =>
    commit(
      record,
      decideReinstatement(record as unknown as Exclusion[0], todayOf(actor, services)),
    ),
  ),
  handle(sendSpecialistNotification, async ({ record, input, tx, services }) => {
    const facts = record as unknown as RecipientFacts;
    throwUnlessAccepted(decideNotification(facts, input.confirmed));
    const subject = String(input.subject);
    const { text, html } = letter(subject, String(input.message).split(/\n{2,}/));
    const emailId = await queueMail(tx, services, {
      to: addressOfSpecialist(facts) ?? '',
      subject,
      text,
      html,
      templateKey: 'specialist.notification',
      fromModule: moduleNameOf(specialist),
      objectId: record.id,
    });
    return { emailId };
  }),
  handle(specialistBookingHistory, async ({ tx, actor, record }) =>
    asList(await bookingsOf(tx, { tenantId: actor.tenantId, party: 'specialist', id: record.id })),
  ),
];
