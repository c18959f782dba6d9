import { queueMail, templateMail } from '#correspondence/server';
import { accept, changeAll, dayIn, moduleNameOf } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import {
  company,
  notifyProviderReport,
  providerReport,
  reportedMonth,
} from '../../domain/index.ts';
import type { ReportedMonth } from '../../domain/index.ts';
import { servicesOf } from '../people/booking-history.ts';

type Due = { id: string; name: string; report_email: string };

/** Two calls at once: the second waits for the first and finds nothing left to do. */
const dueText = `select id, name, report_email from companies
  where tenant_id = $1 and is_active and not is_deleted and report_email is not null
    and (provider_report_month is null or provider_report_month < $2)
  order by id for update`;

const managersText = `select full_name as name, position from case_managers
  where tenant_id = $1 and company_id = $2 and is_active and not is_deleted
  order by lower(full_name), id`;

const templateKey = 'ProviderReportMonthly';

type Asking = Pick<Call, 'tx' | 'services'>;

async function reportTo(asking: Asking, { id, name }: Due, month: ReportedMonth) {
  const { tenantId } = asking.tx.context;
  const caseManagers = await asking.tx.query<{ name: string; position: string | null }>(
    managersText,
    [tenantId, id],
  );
  const asked = { tenantId, party: 'company', id, from: month.first, to: month.last };
  const lines = providerReport({
    company: name,
    month,
    caseManagers,
    services: await servicesOf(asking, asked),
  });
  return templateMail(asking.tx, asking.services, templateKey, {
    company: { name },
    month: { label: month.label },
    lines: lines.map((text) => ({ text })),
  });
}

export const providerReportHandler: Handler = handle(
  notifyProviderReport,
  async ({ tx, actor, services, write }) => {
    const today = dayIn(actor.attributes.timezone ?? 'Australia/Sydney', services.now());
    const month = reportedMonth(today);
    const due = await tx.query<Due>(dueText, [actor.tenantId, month.first]);
    const ids = due.map(({ id }) => id);
    await write(accept(changeAll(company, ids, { providerReportMonth: month.first })));
    for (const each of due) {
      const words = await reportTo({ tx, services }, each, month);
      await queueMail(tx, services, {
        ...words,
        to: each.report_email,
        templateKey,
        fromModule: moduleNameOf(company),
        objectId: each.id,
      });
    }
    return { month: month.first, sent: due.length };
  },
);
