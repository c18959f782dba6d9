import { initialsOf } from '#booking/domain';
import { check, inputSchema } from '#kernel/domain';
import type { Decision, Fields, InputValues, PlainDate } from '#kernel/domain';
import { Refused, described, invalid, systemContext, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import {
  availabilityFields,
  decideAvailability,
  decideGivenOpinion,
  linkedOpinionShape,
  mnType,
  opinionFields,
} from '../../domain/index.ts';
import type { CaseRecord, LinkedOpinion } from '../../domain/index.ts';
import { storedCase, todayOf } from '../engine/index.ts';
import { findOpinionLink } from './opinion-link.ts';
import type { OpinionLink } from './opinion-link.ts';
import { tellOfOpinion } from './opinion-mail.ts';
import { lockOpinion, readOpinion } from './opinion-rows.ts';
import type { StoredOpinion } from './opinion-rows.ts';

const anonymous = { config: { policy: { anonymous: true } }, bodyLimit: 65_536 } as const;

const peopleText = `select k.first_name as first, k.last_name as last, t.shown_name as practice
  from party_clients k left join platform_tenants t on t.id = current_tenant()
  where k.id = $1::uuid`;

type People = { first: string | null; last: string | null; practice: string | null };
type Found = { readonly record: CaseRecord; readonly opinion: StoredOpinion };

async function foundBy(tx: Tx, link: OpinionLink, find = readOpinion): Promise<Found> {
  const opinion = await find(tx, link.opinionId);
  const record = opinion && (await storedCase(tx, mnType, opinion.medNegId));
  if (!opinion || !record) throw new Refused('linkNotValid');
  return { record, opinion };
}

/** A link of an earlier request, or of a case that is closed, leads nowhere any more. */
function stateOf({ record, opinion }: Found, { linkKey }: OpinionLink): LinkedOpinion['state'] {
  const isOver = mnType.closed.includes(record.step) || record.isOnHold;
  if (opinion.linkKey !== linkKey) return 'over';
  if (opinion.status === 'answered') return 'answered';
  if (isOver || opinion.status === 'withdrawn') return 'over';
  if (opinion.status === 'poAsked') return 'opinion';
  return opinion.status === 'declined' ? 'declined' : 'availability';
}

/** What the answer of nobody else is part of. */
async function shown(tx: Tx, link: OpinionLink): Promise<LinkedOpinion> {
  const found = await foundBy(tx, link);
  const { record, opinion } = found;
  const [people] = await tx.query<People>(peopleText, [record.clientId]);
  const state = stateOf(found, link);
  const isOpen = state === 'opinion' || state === 'availability';
  const text = (key: string) => (isOpen ? ((record[key] as string | null) ?? null) : null);
  return {
    state,
    practice: people?.practice ?? '',
    caseNo: record.caseNo,
    claimant: initialsOf(people?.first ?? null, people?.last ?? null),
    specialistName: opinion.specialistName,
    treatedBy: text('treatedBy'),
    allegation: text('allegation'),
    questions: text('questions'),
    dueOn: opinion.dueOn,
  };
}

/** D23: looking changes nothing, so a mail scanner that follows the link does no harm. */
async function show(services: Services, link: OpinionLink): Promise<LinkedOpinion> {
  const context = systemContext(link.tenantId);
  const answer = await services.db.transaction(context, (tx) => shown(tx, link));
  await services.readLog.recordRead(context, {
    operation: 'shownByToken',
    resource: 'mnOpinion',
    recordId: link.opinionId,
  });
  return answer;
}

const auditText = `select write_audit(current_tenant(), $1, 'mnOpinion', $2::uuid, $3)`;

type Decide = (found: Found, today: PlainDate) => Decision;

async function answerByLink(services: Services, link: OpinionLink, what: string, decide: Decide) {
  const context = systemContext(link.tenantId, `opinion:${link.opinionId}`);
  await services.db.transaction(context, async (tx) => {
    const found = await foundBy(tx, link, lockOpinion);
    if (found.opinion.linkKey !== link.linkKey) throw new Refused('requestOver');
    await writeBySystem({ tx, services }, decide(found, await todayOf(tx, services)));
    await tx.query(auditText, [what, link.opinionId, { by: 'link' }]);
    if (what === 'giveOpinion') await tellOfOpinion(tx, services, found.record, link.opinionId);
  });
}

function readBody<const F extends Fields>(fields: F, body: unknown): InputValues<F> {
  const checked = check(inputSchema(fields), body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as InputValues<F>;
}

/** The token is the right: whoever holds it needs no account. */
export function opinionRoutes(app: FastifyInstance, services: Services): void {
  type WithToken = { Params: { token: string } };
  const place = '/app/opinion-requests/:token';
  app.get<WithToken>(place, described(anonymous, { answer: linkedOpinionShape }), async (request) =>
    show(services, await findOpinionLink(services, request.params.token, request)),
  );
  app.post<WithToken>(
    `${place}/availability`,
    described(anonymous, { body: availabilityFields, answer: linkedOpinionShape }),
    async (request) => {
      const link = await findOpinionLink(services, request.params.token, request);
      const { isAvailable, reason } = readBody(availabilityFields, request.body);
      const given = { isAvailable, reason: reason?.trim() || null };
      await answerByLink(services, link, 'answerRequest', ({ record, opinion }, today) =>
        decideAvailability(record, opinion, given, today),
      );
      return show(services, link);
    },
  );
  app.post<WithToken>(
    place,
    described(anonymous, { body: opinionFields, answer: linkedOpinionShape }),
    async (request) => {
      const link = await findOpinionLink(services, request.params.token, request);
      const {
        answer,
        breach = null,
        causation = null,
        damage = null,
        moreNeeded = null,
      } = readBody(opinionFields, request.body);
      const given = { answer, breach, causation, damage, moreNeeded };
      await answerByLink(services, link, 'giveOpinion', ({ record, opinion }, today) =>
        decideGivenOpinion(record, opinion, given, today),
      );
      return show(services, link);
    },
  );
}
