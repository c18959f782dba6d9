import { initialsOf } from '#booking/domain';
import { check, inputSchema } from '#kernel/domain';
import { Refused, described, invalid, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import {
  answerRows,
  coType,
  conferenceKinds,
  linkedPollShape,
  whyNotAnswered,
} from '../../domain/index.ts';
import type {
  CaseRecord,
  ConferenceKind,
  GivenPollAnswer,
  LinkedPoll,
} from '../../domain/index.ts';
import { storedCase, tenantZone } from '../engine/index.ts';
import { joiningLines } from './joining-lines.ts';
import { findPollLink } from './poll-link.ts';
import type { PollLink } from './poll-link.ts';
import { answersOf, areIds, keepAnswers, participantsOf, slotsOf } from './poll-rows.ts';

const anonymous = { config: { policy: { anonymous: true } }, bodyLimit: 16_384 } as const;
const fields = { items: answerRows } as const;

const peopleText = `select k.first_name as first, k.last_name as last, t.shown_name as practice
  from party_clients k left join platform_tenants t on t.id = current_tenant()
  where k.id = $1::uuid`;

type People = { first: string | null; last: string | null; practice: string | null };

/** A link of an earlier sending leads to what is asked now; a conference that is off, to nothing. */
function stateOf({ step, isOnHold }: CaseRecord): LinkedPoll['state'] {
  if (step === 'confirmed') return 'confirmed';
  return step === 'requested' && !isOnHold ? 'open' : 'over';
}

async function readLinked(tx: Tx, link: PollLink): Promise<LinkedPoll> {
  const record = await storedCase(tx, coType, link.conferenceId);
  const participants = await participantsOf(tx, link.conferenceId);
  const person = participants.find(({ id }) => id === link.participantId);
  if (!record || !person) throw new Refused('linkNotValid');
  const [people] = await tx.query<People>(peopleText, [record.clientId]);
  const state = record.pollKey === link.pollKey ? stateOf(record) : 'over';
  const answers = await answersOf(tx, record.id);
  const iso = (value: unknown) => new Date(String(value)).toISOString();
  return {
    state,
    practice: people?.practice ?? '',
    caseNo: record.caseNo,
    kind: conferenceKinds[record.kind as ConferenceKind],
    topic: (record.topic as string | null) ?? null,
    claimant: initialsOf(people?.first ?? null, people?.last ?? null),
    name: person.name,
    zone: await tenantZone(tx),
    answerBy: (record.answerBy as string | null) ?? null,
    slots: state === 'open' ? await slotsOf(tx, record.id) : [],
    answers: answers
      .filter(({ participantId }) => participantId === person.id)
      .map(({ slotId, answer }) => ({ slotId, answer })),
    confirmed:
      state === 'confirmed'
        ? {
            startsAt: iso(record.appointmentDate),
            endsAt: iso(record.appointmentEnd),
            joining: joiningLines(record),
          }
        : null,
  };
}

/** D23: looking changes nothing, so a mail scanner that follows the link does no harm. */
async function show(services: Services, link: PollLink): Promise<LinkedPoll> {
  const context = systemContext(link.tenantId);
  const found = await services.db.transaction(context, (tx) => readLinked(tx, link));
  await services.readLog.recordRead(context, {
    operation: 'shownByToken',
    resource: 'co',
    recordId: link.conferenceId,
  });
  return found;
}

const lockText = `select id from co_teleconference where id = $1::uuid for update`;

async function answerByLink(services: Services, link: PollLink, items: readonly GivenPollAnswer[]) {
  const context = systemContext(link.tenantId, `conference:${link.conferenceId}`);
  await services.db.transaction(context, async (tx) => {
    await tx.query(lockText, [link.conferenceId]);
    const record = await storedCase(tx, coType, link.conferenceId);
    if (!record) throw new Refused('linkNotValid');
    if (record.pollKey !== link.pollKey) throw new Refused('pollClosed');
    const slots = await slotsOf(tx, record.id);
    const slotIds = slots.map(({ id }) => id);
    const code = whyNotAnswered(record, slotIds, items);
    if (code) throw new Refused(code);
    if (!areIds(items.map(({ slotId }) => slotId))) throw new Refused('timeNotOffered');
    await keepAnswers(tx, {
      conferenceId: record.id,
      participantId: link.participantId,
      answers: items,
      now: services.now(),
      by: 'link',
    });
  });
}

function readAnswers(body: unknown): readonly GivenPollAnswer[] {
  const checked = check(inputSchema(fields), body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  const { items } = checked.value as { items: readonly GivenPollAnswer[] };
  return items.map(({ slotId, answer }) => ({ slotId, answer }));
}

/** The token is the right: whoever holds it needs no account. */
export function pollRoutes(app: FastifyInstance, services: Services): void {
  type WithToken = { Params: { token: string } };
  const place = '/app/conference-polls/:token';
  app.get<WithToken>(place, described(anonymous, { answer: linkedPollShape }), async (request) =>
    show(services, await findPollLink(services, request.params.token, request)),
  );
  app.post<WithToken>(
    place,
    described(anonymous, { body: fields, answer: linkedPollShape }),
    async (request) => {
      const link = await findPollLink(services, request.params.token, request);
      await answerByLink(services, link, readAnswers(request.body));
      return show(services, link);
    },
  );
}
