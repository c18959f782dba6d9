import { accept, askUnanswered, change, formatDate } from '#kernel/domain';
import { Refused, handle, readRecord } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { anyCase, moveCase, tpdStatement, tpdType, tpdWorkflow } from '../../domain/index.ts';
import type { statementKinds } from '../../domain/index.ts';
import { moveFacts, moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';
import { statementsOwed } from './statement-facts.ts';
import { caseRecord } from '../engine/move.handlers.ts';

const details: MoveDetails = {
  signAgreement: ({ agreementSignedOn }) => ({ values: { agreementSignedOn } }),
  recordOutcome: ({ outcome, outcomeOn, outcomeAmount = null }) => ({
    values: { outcome, outcomeOn, outcomeAmount },
  }),
  cancel: ({ cancelReason, note = null }) => ({
    note: note as string | null,
    values: { cancelReason, cancelNote: note },
  }),
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

/** The case of the records must be one that the caller sees, of the same claimant. */
const requestRecordsHandler = handle(tpdWorkflow.actions.requestRecords, async (call) => {
  const { record, input, tx, actor, services, commit } = call;
  const found = caseRecord(record);
  const { recordsCaseId = null, recordsReference = null, note = null } = input;
  if (recordsCaseId) {
    const json = await readRecord(tx, actor, anyCase, recordsCaseId);
    const { clientId } = JSON.parse(json) as { clientId: string | null };
    if (clientId !== found.clientId || recordsCaseId === found.id)
      throw new Refused('recordsOfAnother');
  }
  const facts = await moveFacts(tx, services, tpdType, found);
  const wish = { note, values: { recordsCaseId, recordsReference } };
  return commit(accept(...moveCase(tpdType, found, 'requestRecords', facts, wish)));
});

/** Some funds take a claim early: whoever sends it within the waiting period is asked once more. */
const submitHandler = handle(tpdWorkflow.actions.submit, async (call) => {
  const { record, input, answers, tx, services, commit } = call;
  const { submittedOn, note = null } = input;
  const { lodgeFrom } = record;
  const isEarly = lodgeFrom !== null && submittedOn < lodgeFrom;
  const question = {
    key: 'waitingPeriod',
    text: `The waiting period runs until ${formatDate(lodgeFrom ?? '')}. Do you want to submit it before?`,
  };
  const found = caseRecord(record);
  const facts = await moveFacts(tx, services, tpdType, found);
  const wish = { note, values: { submittedOn, outcome: 'waiting' } };
  return commit(
    accept(
      ...moveCase(tpdType, found, 'submit', facts, wish),
      isEarly && askUnanswered([question], answers),
    ),
  );
});

const statementText = `select 1 from tpd_statements
  where claim_id = $1::uuid and kind = $2 and not is_deleted limit 1`;

const hasStatement = async (tx: Tx, id: string, kind: string): Promise<boolean> =>
  (await tx.query(statementText, [id, kind])).length > 0;

/** From then on what is owed is chased; what was asked for before keeps its day. */
const requestStatements = (
  action: typeof tpdWorkflow.actions.requestMedicalStatement,
  kind: keyof typeof statementKinds,
): Handler =>
  handle(action, async ({ record, input, tx, services, commit }) => {
    const found = caseRecord(record);
    const facts = await moveFacts(tx, services, tpdType, found);
    const owed = await statementsOwed(tx, record.id, kind);
    if (kind === 'employer' && !owed.length && !(await hasStatement(tx, record.id, kind)))
      throw new Refused('employerMissing');
    const asked = owed.filter(({ requestedOn }) => requestedOn === null).map(({ id }) => id);
    const wish = { note: input.note ?? null };
    return commit(
      accept(
        ...moveCase(tpdType, found, action.name, facts, wish),
        asked.map((id) => change(tpdStatement, id, { requestedOn: facts.today })),
      ),
    );
  });

const { requestMedicalStatement, requestEmployerStatement } = tpdWorkflow.actions;

export const tpdMoveHandlers: readonly Handler[] = [
  requestRecordsHandler,
  submitHandler,
  requestStatements(requestMedicalStatement, 'medicalAttendant'),
  requestStatements(requestEmployerStatement, 'employer'),
  ...moveHandlers(tpdType, {
    except: [
      'undo',
      'requestRecords',
      'submit',
      'requestMedicalStatement',
      'requestEmployerStatement',
    ],
    details,
  }),
];
