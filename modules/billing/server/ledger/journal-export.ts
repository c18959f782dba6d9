import { check, inputSchema } from '#kernel/domain';
import { Refused, contextOf, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  exportJournalMonth,
  journal,
  journalCsvHead,
  journalCsvLine,
  journalCsvTotal,
} from '../../domain/index.ts';
import type { JournalCsvRow } from '../../domain/index.ts';

const text = `select j.journal_no as "journalNo", p.posted_on::text as "on", j.memo, a.code,
    a.name as account, a.purpose, a.kind, p.debit::text as debit, p.credit::text as credit,
    co.name as company, ca.case_no as "caseNo", i.invoice_no as "invoiceNo",
    exists (select from postings g join account_code t on t.id = g.account_code_id
      where g.journal_id = p.journal_id and t.purpose in ('gstCollected', 'gstPaid')
        and g.case_id is not distinct from p.case_id) as "hasGst"
  from postings p join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id
  join account_code a on a.id = p.account_code_id
  left join party_companies co on co.id = p.company_id
  left join case_overview ca on ca.id = p.case_id
  left join invoices i on i.id = p.invoice_id
  where p.posted_on >= ($1 || '-01')::date and p.posted_on < ($1 || '-01')::date + interval '1 month'
  order by j.journal_no, p.debit desc, p.id limit $2`;

async function monthOfJournals(services: Services, request: FastifyRequest): Promise<string> {
  const checked = check(inputSchema(exportJournalMonth.input), request.body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  const month = String(checked.value.month);
  const most = services.config.exportMaxRows;
  const values = [month, most + 1];
  const [found] = await services.db.batch(contextOf(request.actor, request.id), [{ text, values }]);
  const rows = (found?.rows ?? []) as JournalCsvRow[];
  // A file that is cut would not balance.
  if (rows.length > most) throw new Refused('monthTooLarge', { values: { most } });
  return `${journalCsvHead}${rows.map(journalCsvLine).join('')}${journalCsvTotal(rows)}`;
}

/** A CSV journal for accounting systems that have no adapter. */
export function journalExportRoutes(app: FastifyInstance, services: Services): void {
  const config = {
    policy: { ability: exportJournalMonth.ability },
    reads: { resource: journal.name, operation: 'exportMonth' },
  };
  app.post(exportJournalMonth.path, { config }, async (request, reply) => {
    const csv = await monthOfJournals(services, request);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="journals.csv"')
      .send(csv);
  });
}
