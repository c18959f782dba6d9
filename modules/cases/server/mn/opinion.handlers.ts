import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, handle, newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  answerRequest,
  askOpinions,
  askSpecialists,
  decideAvailability,
  decideGivenOpinion,
  decideOpinionRequest,
  decideTriage,
  decideOpinionWithdrawal,
  giveOpinion,
  mnType,
  readOpinions,
  remindOpinions,
  withdrawRequest,
} from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { moveFacts, todayOf } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { mailSpecialist, tellOfOpinion } from './opinion-mail.ts';
import type { OpinionTemplate } from './opinion-mail.ts';
import { lockOpinion, opinionsOf } from './opinion-rows.ts';
import type { StoredOpinion } from './opinion-rows.ts';
import { remindSpecialist } from './remind-specialist.ts';
import { showOpinions } from './show-opinions.ts';

/** The keys of the links of one sending, a new one for everybody. */
function keysFor(specialistIds: readonly string[]) {
  const keys = new Map(specialistIds.map((id) => [id, newId()]));
  return (specialistId: string): string => keys.get(specialistId) ?? '';
}

async function mailAsked(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  specialistIds: readonly string[],
  template: OpinionTemplate,
): Promise<void> {
  for (const { id, specialistId } of await opinionsOf(tx, record.id)) {
    const opinion = specialistIds.includes(specialistId) ? await lockOpinion(tx, id) : null;
    if (opinion) await mailSpecialist(tx, services, record, opinion, template);
  }
}

const readHandler = handle(readOpinions, ({ tx, actor, record }) =>
  showOpinions(tx, actor, record.id),
);

const triageHandler = handle(askSpecialists, async (call) => {
  const { tx, actor, services, record, input, write } = call;
  const { specialistIds } = input;
  const found = caseRecord(record);
  const facts = await moveFacts(tx, services, mnType, found);
  const known = await opinionsOf(tx, record.id);
  const asking = { specialistIds, known, keyOf: keysFor(specialistIds) };
  await write(decideTriage(found, facts, asking));
  await mailAsked(tx, services, found, specialistIds, 'MedicalNegligenceTriage');
  return showOpinions(tx, actor, record.id);
});

const requestHandler = handle(askOpinions, async (call) => {
  const { tx, actor, services, record, input, write } = call;
  const { specialistIds, dueOn } = input;
  const found = caseRecord(record);
  const facts = await moveFacts(tx, services, mnType, found);
  const known = await opinionsOf(tx, record.id);
  const asking = { specialistIds, known, keyOf: keysFor(specialistIds) };
  await write(decideOpinionRequest(found, facts, asking, dueOn));
  await mailAsked(tx, services, found, specialistIds, 'FreeOpinionRequest');
  return showOpinions(tx, actor, record.id);
});

/** A line that is not the caller's own answers like one that does not exist. */
async function ownOpinion(
  tx: Tx,
  actor: Actor,
  medNegId: string,
  opinionId: string,
): Promise<StoredOpinion> {
  const opinion = await lockOpinion(tx, opinionId);
  const isOffice = can(actor, remindOpinions.ability);
  const own = actor.ids.visibleSpecialistIds ?? [];
  const isTheirs = opinion && (isOffice || own.includes(opinion.specialistId));
  if (!isTheirs || opinion.medNegId !== medNegId) throw new Refused('notFound');
  return opinion;
}

const answerHandler = handle(answerRequest, async (call) => {
  const { tx, actor, services, record, input, write } = call;
  const opinion = await ownOpinion(tx, actor, record.id, input.opinionId);
  const given = { isAvailable: input.isAvailable, reason: input.reason ?? null };
  const today = await todayOf(tx, services);
  await write(decideAvailability(caseRecord(record), opinion, given, today));
  return showOpinions(tx, actor, record.id);
});

const opinionHandler = handle(giveOpinion, async (call) => {
  const { tx, actor, services, record, input, write } = call;
  const opinion = await ownOpinion(tx, actor, record.id, input.opinionId);
  const { answer, breach = null, causation = null, damage = null, moreNeeded = null } = input;
  const given = { answer, breach, causation, damage, moreNeeded };
  const found = caseRecord(record);
  const today = await todayOf(tx, services);
  await write(decideGivenOpinion(found, opinion, given, today));
  await tellOfOpinion(tx, services, found, opinion.id);
  return showOpinions(tx, actor, record.id);
});

const withdrawHandler = handle(withdrawRequest, async (call) => {
  const { tx, actor, record, input, write } = call;
  const opinion = await ownOpinion(tx, actor, record.id, input.opinionId);
  await write(decideOpinionWithdrawal(caseRecord(record), opinion));
  return showOpinions(tx, actor, record.id);
});

const remindHandler = handle(remindOpinions, async (call) => {
  const { tx, services, record } = call;
  const today = await todayOf(tx, services);
  let reminded = 0;
  for (const { id, status } of await opinionsOf(tx, record.id)) {
    if (status !== 'poAsked') continue;
    if (await remindSpecialist({ tx, services }, caseRecord(record), id, today)) reminded += 1;
  }
  return { reminded };
});

export const opinionHandlers = [
  readHandler,
  triageHandler,
  requestHandler,
  answerHandler,
  opinionHandler,
  withdrawHandler,
  remindHandler,
];
