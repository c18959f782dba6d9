import type { FastifyInstance } from 'fastify';
import { check, fileAnswer, formatsOf, inputSchema } from '#kernel/domain';
import type { InputOf, PlainDate } from '#kernel/domain';
import {
  Refused,
  contextOf,
  dayHead,
  described,
  handle,
  invalid,
  workbook,
  xlsxType,
} from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  emailStatuses,
  exportSendingReport,
  readSendingReport,
  templateName,
} from '../../domain/index.ts';
import type { EmailStatus, SendingCount } from '../../domain/index.ts';

const longestDays = 370;

/** Days of the practice's own clock. */
const text = `with zone as (
    select coalesce((select timezone from platform_tenants where id = $1), 'Australia/Sydney') as name
  ), mails as (
    select (e.creation_time at time zone zone.name)::date as day, e.template_key, e.status
    from emails_tracking e, zone
    where e.tenant_id = $1 and not e.is_deleted
      and e.creation_time >= ($2::date)::timestamp at time zone zone.name
      and e.creation_time < ($3::date + 1)::timestamp at time zone zone.name
  )
  select to_char(day, 'YYYY-MM-DD') as day, template_key as "templateKey", status,
    count(*)::int as count
  from mails group by day, template_key, status order by day desc, template_key, status`;

async function countMails(tx: Tx, from: PlainDate, to: PlainDate): Promise<SendingCount[]> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0 || days > longestDays) throw new Refused('longPeriod');
  return tx.query<SendingCount>(text, [tx.context.tenantId, from, to]);
}

export const sendingReportHandler = handle(readSendingReport, async ({ tx, input }) => ({
  items: await countMails(tx, input.from, input.to),
}));

export function sendingReportRoutes(app: FastifyInstance, services: Services): void {
  const { ability, path, input } = exportSendingReport;
  const answer = fileAnswer(xlsxType);
  const options = described({ config: { policy: { ability } } }, { query: input, answer });
  app.get(path, options, async (request, reply) => {
    const checked = check(inputSchema(input), request.query);
    if (!checked.ok) throw invalid(checked.errors);
    const { from, to } = checked.value as InputOf<typeof exportSendingReport>;
    const rows = await services.db.transaction(contextOf(request.actor, request.id), (tx) =>
      countMails(tx, from, to),
    );
    const file = await workbook(`emails-${from}-${to}.xlsx`, {
      name: 'Emails',
      formats: formatsOf(request.actor),
      headers: [dayHead('Day'), 'Template', 'Status', 'Emails'],
      rows: rows.map(({ day, templateKey, status, count }) => [
        day,
        templateName(templateKey),
        emailStatuses[status as EmailStatus] ?? status,
        count,
      ]),
    });
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.body);
  });
}
