import { accept } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { moveCase, mtType, mtWorkflow } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { linkedCase, moveFacts, moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { eligibilityNow } from './claimant-reviews.ts';

const details: MoveDetails = {
  settle: ({ settledOn, settledAmount = null }) => ({ values: { settledOn, settledAmount } }),
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

/** What a move must know besides the record: of `qualify` what the reviews come to at this moment. */
export async function valuesForMove(
  tx: Tx,
  record: CaseRecord,
  move: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (move !== 'qualify') return {};
  const claimant = { id: record.id, campaignId: String(record.campaignId) };
  return { eligibility: await eligibilityNow(tx, claimant) };
}

const qualifyHandler = handle(mtWorkflow.actions.qualify, async (call) => {
  const { record, input, tx, services, commit } = call;
  const found = caseRecord(record);
  const facts = await moveFacts(tx, services, mtType, found);
  const values = await valuesForMove(tx, found, 'qualify');
  return commit(accept(...moveCase(mtType, found, 'qualify', facts, { ...input, values })));
});

/** The assessment must be one that the caller sees, of the same claimant. */
const bookAssessmentHandler = handle(mtWorkflow.actions.bookAssessment, async (call) => {
  const { record, input, tx, actor, services, commit } = call;
  const found = caseRecord(record);
  const { assessmentId, note = null } = input;
  const { record: booked } = await linkedCase(tx, actor, {
    fromModule: 'IME',
    objectId: assessmentId,
  });
  if (booked.clientId !== found.clientId) throw new Refused('assessmentOfAnother');
  const facts = await moveFacts(tx, services, mtType, found);
  const wish = { note, values: { assessmentId } };
  return commit(accept(...moveCase(mtType, found, 'bookAssessment', facts, wish)));
});

const assessmentText = `select step from assessments where id = $1::uuid and not is_deleted`;

/** What a guard asks of the assessment of the claimant. */
export async function withAssessment(tx: Tx, record: CaseRecord): Promise<CaseRecord> {
  const [found] = record.assessmentId
    ? await tx.query<{ step: string }>(assessmentText, [record.assessmentId])
    : [];
  return { ...record, assessmentStep: found?.step ?? null };
}

const receiveReportHandler = handle(mtWorkflow.actions.receiveReport, async (call) => {
  const { record, input, tx, services, commit } = call;
  const found = await withAssessment(tx, caseRecord(record));
  const facts = await moveFacts(tx, services, mtType, found);
  const wish = { note: input.note ?? null };
  return commit(accept(...moveCase(mtType, found, 'receiveReport', facts, wish)));
});

export const mtMoveHandlers: readonly Handler[] = [
  qualifyHandler,
  bookAssessmentHandler,
  receiveReportHandler,
  ...moveHandlers(mtType, {
    except: ['undo', 'qualify', 'bookAssessment', 'receiveReport'],
    details,
  }),
];
