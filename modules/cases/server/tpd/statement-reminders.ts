import { defineReminders, mailRendererPoint, templateMail } from '#correspondence/server';
import { formatDate, html } from '#kernel/domain';
import {
  chaseDays,
  chaseName,
  dueChase,
  statementKinds,
  tpdStatement,
  tpdType,
} from '../../domain/index.ts';
import { personInCharge, remindedCase, storedCase } from '../engine/index.ts';
import { statementOf, tpdFacts } from './statement-facts.ts';
import type { Statement } from './statement-facts.ts';

const owedText = `select tenant_id as "tenantId", id from tpd_statements
  where received_on is null and requested_on is not null and not is_deleted
    and due_on between $1::date - 60 and $2::date - ${chaseDays[0]} order by tenant_id, id`;

const readText = `select s.id, s.claim_id as "claimId", s.kind, s.from_name as "fromName", s.email,
    s.requested_on::text as "requestedOn", s.due_on::text as "dueOn", s.received_on::text as "receivedOn",
    c.case_no as "caseNo", c.claimant_name as "claimantName", c.is_on_hold as "isOnHold",
    c.pic_user_id as "picUserId", c.creator_id as "creatorId"
  from tpd_statements s
  join tpd c on c.tenant_id = s.tenant_id and c.id = s.claim_id and not c.is_deleted and not c.is_closed
  where s.id = any ($1::uuid[]) and not s.is_deleted order by s.id`;

type Row = Statement & {
  readonly caseNo: string;
  readonly claimantName: string | null;
  readonly isOnHold: boolean;
  readonly picUserId: string | null;
  readonly creatorId: string | null;
};

const template = 'TpdStatementChase';
const renderer = 'cases.tpdStatementChase';

/** Read when it leaves: a statement that has come meanwhile is not asked for. */
export const chaseRenderer = mailRendererPoint.contribute({
  name: renderer,
  async render(tx, data, services) {
    const { statementId } = data as { statementId: string };
    const statement = await statementOf(tx, statementId);
    const record = statement && (await storedCase(tx, tpdType, statement.claimId));
    if (!statement || !record || statement.receivedOn || record.isClosed) return null;
    return templateMail(tx, services, template, await tpdFacts(tx, services, record, statement));
  },
});

/** By `chaseDays`, each once for each due day. */
export const statementReminders = defineReminders({
  kind: 'statementDue',
  on: tpdStatement,
  candidates: (from, until) => ({ text: owedText, values: [from, until] }),
  async read({ tx, isLocked }, ids) {
    const rows = await tx.query<Row>(`${readText}${isLocked ? ' for update of s' : ''}`, [ids]);
    return rows.map((row) => ({
      ...row,
      ...remindedCase(tpdType, { id: row.claimId, caseNo: row.caseNo }),
    }));
  },
  due(statement, today) {
    const days = dueChase(statement, today);
    if (days === null) return [];
    return [{ step: String(days), occasion: statement.dueOn, stepName: chaseName(days), days }];
  },
  stopWhen: ({ isOnHold }) => (isOnHold ? 'The case is on hold.' : null),
  /** Whoever cannot be written to is called: the person in charge is told. Late ones they hear of too. */
  async recipients({ tx, facts, step: { days } }) {
    const { email } = facts;
    const told = email && days <= 0 ? [] : await personInCharge(tx, facts);
    const byBell = told.filter(({ way }) => way === 'notice');
    return email ? [{ way: 'mail', to: email }, ...byBell] : byBell;
  },
  letter: ({ facts: { id, claimantName } }) => ({
    subject: `Statement for ${claimantName ?? ''}`,
    templateKey: template,
    render: renderer,
    data: { statementId: id },
  }),
  notice({ facts: { caseNo, kind, fromName, dueOn } }) {
    const words = `${statementKinds[kind]} statement of ${fromName}`;
    return {
      title: `${caseNo}: ${words} is due ${formatDate(dueOn)}`,
      content: html`<b>${words}</b> has not come yet.`,
    };
  },
});
