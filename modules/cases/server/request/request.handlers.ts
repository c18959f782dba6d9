import { accept, addBusinessDays } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import { answerOf, frType, moveCase, suppType } from '../../domain/index.ts';
import type {
  CaseRecord,
  CaseType,
  MoveFacts,
  MoveWish,
  RequestFacts,
} from '../../domain/index.ts';
import { appointmentMoveHandlers, appointmentMoves } from '../appointment/index.ts';
import { caseRecord, moveFacts, moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';
import { reportMoveHandlers, reportMoves } from '../reports/index.ts';
import { chosenFiles, pagesOf, turnaroundOf } from './material-rows.ts';

type Known = {
  readonly call: Call;
  readonly type: CaseType;
  readonly record: CaseRecord;
  readonly facts: MoveFacts;
};

const requestOf = (record: CaseRecord): RequestFacts => record as object as RequestFacts;

const asked = ({ specialistId = null }: CaseRecord) => ({
  specialistAnswer: 'waiting',
  answerOfId: specialistId,
  answerReason: null,
  answeredAt: null,
});

const answered =
  (specialistAnswer: string) =>
  ({ call, record }: Known): MoveWish => ({
    noted: {
      specialistAnswer,
      answerOfId: record.specialistId ?? null,
      answerReason: (call.input as { note?: string | null }).note ?? null,
      answeredAt: call.services.now().toISOString(),
    },
  });

/** Days that a sent report is clarified or amended in. */
const freeDays = 5;

const reopened =
  (requestKind: string) =>
  ({ facts }: Known): MoveWish => ({
    values: { requestKind, reportDueDate: addBusinessDays(facts.today, freeDays) },
  });

/** Pages and promise are settled when the request leaves; a promise that was made stays. */
async function sent({ call, type, record, facts }: Known): Promise<MoveWish> {
  const { tx } = call;
  const chosen = await chosenFiles(tx, record.id);
  const pages = pagesOf(record, chosen);
  const { today } = facts;
  const turnaround = await turnaroundOf(tx, type, record, { pages, today });
  const answer = answerOf(requestOf(record));
  return {
    values: {
      pages,
      documentCount: chosen.length,
      requestSentOn: today,
      reportDueDate: record.reportDueDate ?? turnaround?.promisedFor ?? null,
    },
    noted: answer === 'accepted' ? {} : asked(record),
  };
}

/** What these moves write besides what the table says. */
const wishes: Readonly<Record<string, (known: Known) => MoveWish | Promise<MoveWish>>> = {
  askSpecialist: ({ record }) => ({ noted: asked(record) }),
  acceptRequest: answered('accepted'),
  declineRequest: answered('declined'),
  reportConflict: answered('conflict'),
  sendRequest: sent,
  clarify: reopened('clarification'),
  amend: reopened('amendment'),
};

const handlerOf = (type: CaseType, action: AnyAction): Handler =>
  handle(action, async (call) => {
    const record = caseRecord(call.record);
    const facts = await moveFacts(call.tx, call.services, type, record);
    const wish = await wishes[action.name]?.({ call, type, record, facts });
    const note = (call.input as { note?: string | null }).note ?? null;
    return call.commit(accept(...moveCase(type, record, action.name, facts, { note, ...wish })));
  });

const details: MoveDetails = {
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

const handlersOf = (type: CaseType): readonly Handler[] => [
  ...moveHandlers(type, {
    except: ['undo', ...Object.keys(wishes), ...appointmentMoves, ...reportMoves],
    details,
  }),
  ...Object.keys(wishes).flatMap((name) => {
    const action = type.workflow.actions[name];
    return action ? [handlerOf(type, action)] : [];
  }),
  ...appointmentMoveHandlers(type),
  ...reportMoveHandlers(type),
];

export const requestMoveHandlers: readonly Handler[] = [
  ...handlersOf(suppType),
  ...handlersOf(frType),
];
