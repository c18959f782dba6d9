import type { FastifyInstance } from 'fastify';
import { todayOf } from '#cases/server';
import {
  mailRendererPoint,
  queueMail,
  templateFactsPoint,
  templateMail,
} from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { amountText, check, choice, date, flag, inputSchema } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Refused, described, runOrDryRun, invalid, isUuid } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  paymentPeriods,
  rangeText,
  remittanceDocument,
  remittanceFilter,
  remittanceTitle,
  sendStatementPath,
  specialistsWithPayment,
} from '../../domain/index.ts';
import type { RemittanceFilter } from '../../domain/index.ts';
import { readStatements } from './read-remittance.ts';
import { asRemittanceQuery } from './remittance-query.ts';

/** B-350. */
const query = {
  invoiceDateFrom: date('Invoice date from'),
  invoiceDateTo: date('Invoice date to'),
  paymentPeriod: choice('Part of the month', paymentPeriods),
  showProviderPayment: flag('Payments made'),
} as const;

type Wanted = {
  readonly invoiceDateFrom?: PlainDate | null;
  readonly invoiceDateTo?: PlainDate | null;
  readonly paymentPeriod?: string | null;
  readonly showProviderPayment?: boolean | null;
};

const filterOf = (wanted: Wanted, today: PlainDate, ids: readonly string[]): RemittanceFilter => ({
  ...remittanceFilter(
    {
      requestDateFrom: wanted.invoiceDateFrom,
      requestDateTo: wanted.invoiceDateTo,
      paymentPeriod: wanted.paymentPeriod,
      showProviderPayment: wanted.showProviderPayment,
    },
    today,
  ),
  specialistIds: ids,
});

const renderer = 'billing.remittanceStatement';
/** What was paid is advised; what is still to be paid is stated. */
const templateOf = ({ isPaid }: Pick<RemittanceFilter, 'isPaid'>): string =>
  isPaid ? 'RemittanceAdvice' : 'RemittanceStatement';

type Stated = Awaited<ReturnType<typeof readStatements>>[number];

/** What the templates call `remittance`. */
const remittanceData = ({ isPaid, range }: RemittanceFilter, statement: Stated) => ({
  remittance: {
    number: remittanceTitle(isPaid),
    date: rangeText(range),
    total: amountText(statement.commissionAmountWithTax),
    lines: statement.items.map(({ day, description, commissionAmountWithTax }) => ({
      date: day,
      description,
      amount: amountText(commissionAmountWithTax),
    })),
  },
});

/** What the month pays the specialist, for whoever looks at the words of the remittance. */
export const remittanceTemplateFacts = templateFactsPoint.contribute({
  module: 'SPECIALIST',
  async read({ tx, services }, { id }) {
    const filter = filterOf({}, await todayOf(tx, services), [id]);
    const [statement] = await readStatements(tx, filter);
    return { data: statement ? remittanceData(filter, statement) : {}, destination: null };
  },
});

/** The statement is read when the mail leaves; where nothing is left to tell, it does not leave. */
export const statementRenderer = mailRendererPoint.contribute({
  name: renderer,
  async render(tx, data, services) {
    const filter = data as RemittanceFilter;
    const statements = await readStatements(tx, filter);
    const [statement] = statements;
    if (!statement) return null;
    const { isPaid, range } = filter;
    const content = await templateMail(tx, services, templateOf(filter), {
      specialist: { titledName: statement.fullName, fullName: statement.fullName },
      ...remittanceData(filter, statement),
    });
    const letterhead = await readLetterhead(tx, services);
    const document = remittanceDocument.write({ isPaid, range, statements }, letterhead);
    return { ...content, attachments: [{ document }] };
  },
});

type Outcome = { readonly id: string; readonly name: string; readonly reason: string };

const mostAtOnce = 500;

function idsIn(body: unknown): readonly string[] {
  const ids = Array.isArray(body) ? [...new Set(body)] : [];
  if (!ids.length || !ids.every(isUuid))
    throw invalid([{ message: 'Send a list of specialist ids.', members: ['ids'] }]);
  if (ids.length > mostAtOnce) throw new Refused('tooManyStatements');
  return ids as string[];
}

async function send(tx: Tx, services: Services, wanted: Wanted, ids: readonly string[]) {
  const today = await todayOf(tx, services);
  const statements = await readStatements(tx, filterOf(wanted, today, ids));
  const skipped: Outcome[] = ids
    .filter((id) => !statements.some((statement) => statement.id === id))
    .map((id) => ({ id, name: '', reason: 'Nothing to tell in this period.' }));
  for (const { id, fullName: name, email } of statements) {
    if (!email) {
      skipped.push({ id, name, reason: 'No email address.' });
      continue;
    }
    const filter = filterOf(wanted, today, [id]);
    await queueMail(tx, services, {
      render: renderer,
      data: { ...filter },
      to: email,
      subject: remittanceTitle(filter.isPaid),
      templateKey: templateOf(filter),
      fromModule: 'SPECIALIST',
      objectId: id,
      objectName: name,
    });
  }
  return { sent: ids.length - skipped.length, skipped };
}

/** C-383: the mails are queued in one transaction; each carries its own statement as PDF. */
export function statementRoutes(app: FastifyInstance, services: Services): void {
  const config = { policy: { ability: specialistsWithPayment.ability }, isTried: true as const };
  app.post(
    sendStatementPath,
    described(
      { config },
      {
        query,
        body: { $schema: { type: 'array', items: { type: 'string', format: 'uuid' } } },
        answer: { sent: 'number', skipped: [{ id: 'id', name: 'text', reason: 'text' }] },
      },
    ),
    async (request, reply) => {
      const ids = idsIn(request.body);
      const { showProviderPayment: _, ...rest } = request.query as Record<string, unknown>;
      const checked = check(inputSchema(query), { ...rest, ...asRemittanceQuery(request.query) });
      if (!checked.ok) throw invalid(checked.errors);
      return runOrDryRun(services, request, reply, (tx) =>
        send(tx, services, checked.value as Wanted, ids),
      );
    },
  );
}
