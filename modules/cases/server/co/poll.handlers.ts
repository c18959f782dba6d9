import { can } from '#kernel/domain';
import { Refused, handle, newId } from '#kernel/server';
import {
  answerPoll,
  coType,
  decideOffer,
  offerTimes,
  readPoll,
  remindPoll,
  whyNotAnswered,
} from '../../domain/index.ts';
import { moveFacts } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { mailParticipants } from './conference-mail.ts';
import { answersOf, areIds, keepAnswers, participantsOf, slotsOf } from './poll-rows.ts';
import { showPoll } from './show-poll.ts';

const readHandler = handle(readPoll, ({ tx, actor, record }) => showPoll(tx, actor, record));

const offerHandler = handle(offerTimes, async (call) => {
  const { tx, actor, services, record, input, write } = call;
  const participants = await participantsOf(tx, record.id);
  const found = caseRecord(record);
  const offer = {
    starts: input.items.map(({ startsAt }) => startsAt),
    durationMinutes: input.durationMinutes ?? record.durationMinutes,
    answerBy: input.answerBy ?? null,
    key: newId(),
    now: services.now().toISOString(),
  };
  const facts = await moveFacts(tx, services, coType, found);
  const slots = await slotsOf(tx, record.id);
  if (participants.length > 0 && !participants.some(({ email }) => email))
    throw new Refused('participantsWithoutEmail');
  await write(decideOffer(found, facts, offer, { slots, participants }));
  await mailParticipants(tx, services, found, 'ConferenceTimesOffered', { key: offer.key });
  return showPoll(tx, actor, { ...record, answerBy: offer.answerBy });
});

const answerHandler = handle(answerPoll, async (call) => {
  const { tx, actor, services, record, input } = call;
  const { participantId, items } = input;
  const { ownIds } = await showPoll(tx, actor, record);
  if (!ownIds.includes(participantId)) {
    throw new Refused(can(actor, remindPoll.ability) ? 'notFound' : 'notYourAnswer');
  }
  const slots = await slotsOf(tx, record.id);
  const slotIds = slots.map(({ id }) => id);
  const code = whyNotAnswered(record, slotIds, items);
  if (code || !areIds(items.map(({ slotId }) => slotId)))
    throw new Refused(code ?? 'timeNotOffered');
  await keepAnswers(tx, {
    conferenceId: record.id,
    participantId,
    answers: items.map(({ slotId, answer }) => ({ slotId, answer })),
    now: services.now(),
    by: actor.userId,
  });
  return showPoll(tx, actor, record);
});

/** Those who have left a time open are asked once more, by a link of the same sending. */
const remindHandler = handle(remindPoll, async ({ tx, services, record }) => {
  if (record.step !== 'requested' || !record.pollKey) throw new Refused('pollClosed');
  const [participants, slots, answers] = [
    await participantsOf(tx, record.id),
    await slotsOf(tx, record.id),
    await answersOf(tx, record.id),
  ];
  const open = participants.filter(
    ({ id }) => answers.filter((one) => one.participantId === id).length < slots.length,
  );
  const reminded = await mailParticipants(
    tx,
    services,
    caseRecord(record),
    'ConferenceTimesOffered',
    { key: record.pollKey, only: open.map(({ id }) => id) },
  );
  return { reminded };
});

export const pollHandlers = [readHandler, offerHandler, answerHandler, remindHandler];
