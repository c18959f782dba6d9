import { amountText, formatDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { statementKinds, tpdOutcomes, tpdType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { caseFacts, caseLink } from '../engine/index.ts';

export type Statement = {
  readonly id: string;
  readonly claimId: string;
  readonly kind: keyof typeof statementKinds;
  readonly fromName: string;
  readonly email: string | null;
  readonly requestedOn: string | null;
  readonly dueOn: string;
  readonly receivedOn: string | null;
};

const columns = `id, claim_id as "claimId", kind, from_name as "fromName", email,
    requested_on::text as "requestedOn", due_on::text as "dueOn", received_on::text as "receivedOn"`;

const statementText = `select ${columns} from tpd_statements where id = $1::uuid and not is_deleted`;

export const statementOf = async (tx: Tx, id: string): Promise<Statement | null> =>
  (await tx.query<Statement>(statementText, [id]))[0] ?? null;

const owedText = `select ${columns} from tpd_statements
  where claim_id = $1::uuid and kind = $2 and received_on is null and not is_deleted
  order by due_on, id`;

/** What of this kind has not come yet. */
export const statementsOwed = (tx: Tx, claimId: string, kind: Statement['kind']) =>
  tx.query<Statement>(owedText, [claimId, kind]);

const fundText = `select fund_name as name from tpd_policies
  where claim_id = $1::uuid and not is_deleted order by creation_time, id limit 1`;

const long = (day: unknown): string | null =>
  typeof day === 'string' && day ? formatDate(day.slice(0, 10), 'D MMMM YYYY') : null;

/** All that a template of the group may say of a claim, and of the statement that it is about. */
export async function tpdFacts(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  statement: Statement | null = null,
) {
  const link = caseLink(services.config.publicUrl, tpdType, record.id);
  const { data } = await caseFacts(tx, tpdType, record, link);
  const [fund] = await tx.query<{ name: string }>(fundText, [record.id]);
  const { outcomeAmount } = record;
  const tpd = {
    fundName: fund?.name ?? null,
    agreementSignedOn: long(record.agreementSignedOn),
    submittedOn: long(record.submittedOn),
    outcome: tpdOutcomes[record.outcome as keyof typeof tpdOutcomes] ?? null,
    outcomeOn: long(record.outcomeOn),
    amount: outcomeAmount ? amountText(String(outcomeAmount)) : null,
  };
  const said = statement && {
    kind: statementKinds[statement.kind],
    fromName: statement.fromName,
    requestedOn: long(statement.requestedOn),
    dueOn: long(statement.dueOn),
  };
  return { ...data, tpd, ...(said && { statement: said }) };
}
