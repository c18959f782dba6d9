import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { clockTimeIn, dayIn, formatDate, html } from '#kernel/domain';
import { acrossTenants, defineJob, newId, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { dueChase, isOfficeHour, statementKinds, tpdType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { storedCase, tenantZone } from '../engine/index.ts';
import { statementOf, tpdFacts } from './statement-facts.ts';
import type { Statement } from './statement-facts.ts';

type Owed = { readonly tenantId: string; readonly id: string };

const owedText = `select tenant_id as "tenantId", id from tpd_statements
  where received_on is null and requested_on is not null and not is_deleted
    and due_on between $1::date - 60 and $1::date + 8 order by tenant_id, id`;

/** The row comes with the message or neither does, and of two workers one writes it. */
const claimText = `insert into tpd_statement_chases (tenant_id, id, claim_id, statement_id, due_on, days, destination)
  values (current_tenant(), $1::uuid, $2::uuid, $3::uuid, $4::date, $5, $6)
  on conflict do nothing returning id`;

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

/** Whoever cannot be written to is called: the person in charge is told. Late ones they hear of too. */
async function tellPerson(tx: Tx, services: Services, record: CaseRecord, statement: Statement) {
  if (typeof record.picUserId !== 'string') return;
  const words = `${statementKinds[statement.kind]} statement of ${statement.fromName}`;
  await notify(tx, services, {
    recipientIds: [record.picUserId],
    title: `${record.caseNo}: ${words} is due ${formatDate(statement.dueOn)}`,
    content: html`<b>${words}</b> has not come yet.`.markup,
    type: 'Action Required',
    fromModule: tpdType.key,
    objectId: record.id,
    objectReferenceName: record.caseNo,
  });
}

async function chase(tx: Tx, services: Services, id: string): Promise<void> {
  const zone = await tenantZone(tx);
  if (!isOfficeHour(clockTimeIn(services.now().toISOString(), zone))) return;
  const statement = await statementOf(tx, id);
  const record = statement && (await storedCase(tx, tpdType, statement.claimId));
  if (!statement || !record || record.isClosed || record.isOnHold) return;
  const { email, claimId, dueOn } = statement;
  const days = dueChase(statement, dayIn(zone, services.now()));
  if (days === null) return;
  const to = email ?? 'the person in charge';
  const [first] = await tx.query(claimText, [newId(), claimId, id, dueOn, days, to]);
  if (!first) return;
  if (!email || days > 0) await tellPerson(tx, services, record, statement);
  if (!email) return;
  await queueMail(tx, services, {
    to: email,
    subject: `Statement for ${String(record.claimantName ?? '')}`,
    templateKey: template,
    fromModule: tpdType.key,
    objectId: claimId,
    objectName: record.caseNo,
    render: renderer,
    data: { statementId: id },
  });
}

/** By `chaseDays`, each once for each due day. */
export const chaseStatements = defineJob({
  name: 'cases.chaseTpdStatements',
  cron: '45 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [
      { text: owedText, values: [services.now().toISOString().slice(0, 10)] },
    ]);
    for (const { tenantId, id } of (found?.rows ?? []) as Owed[]) {
      signal.throwIfAborted();
      await services.db.transaction(systemContext(tenantId, `chase:${id}`), (tx) =>
        chase(tx, services, id),
      );
    }
  },
});
