import type { FastifyInstance, FastifyRequest } from 'fastify';
import { todayOf } from '#cases/server';
import { check, formatsOf, inputSchema } from '#kernel/domain';
import type { AnyAction, Formats } from '#kernel/domain';
import { amountHead, contextOf, dayHead, described, invalid, workbook } from '#kernel/server';
import type { Services } from '#kernel/server';
import {
  exportRemittances,
  exportSpecialists,
  providerBill,
  remittanceFilter,
  remittanceFilterFields,
} from '../../domain/index.ts';
import type { RemittanceAsked } from '../../domain/index.ts';
import { asRemittanceQuery } from './remittance-query.ts';
import { readStatements } from './read-remittance.ts';
import type { RemittanceRow } from './read-remittance.ts';

type Statement = Awaited<ReturnType<typeof readStatements>>[0];

const figures = ['Fee', 'Commission', 'GST', 'Total with GST', 'Tax withheld'].map(amountHead);
const amounts = (
  row: Pick<RemittanceRow, 'share' | 'commission' | 'tax' | 'withheld'> & {
    readonly commissionAmountWithTax: string;
  },
) => [row.share, row.commission, row.tax, row.commissionAmountWithTax, row.withheld];

const sheetOfSpecialists = (statements: readonly Statement[], formats: Formats) => ({
  name: 'Specialists',
  formats,
  headers: ['Specialist', 'Email', 'Fees', ...figures],
  rows: statements.map((row) => [row.fullName, row.email, row.fees, ...amounts(row)]),
});

const sheetOfFees = (statements: readonly Statement[], formats: Formats) => ({
  name: 'Fees',
  formats,
  headers: [
    'Specialist',
    dayHead('Date'),
    'Case',
    'Invoice',
    'Payment',
    dayHead('Paid on'),
    'For',
    ...figures,
  ],
  rows: statements.flatMap(({ fullName, items }) =>
    items.map((line) => [
      fullName,
      line.day,
      line.caseNo,
      line.invoiceNo,
      line.paymentNo,
      line.paidOn,
      line.description,
      ...amounts(line),
    ]),
  ),
});

/** What the body says comes before what the address says. */
function askedOf({ query, body }: FastifyRequest): RemittanceAsked {
  const given = { ...asRemittanceQuery(query), ...(body as object | null) };
  const checked = check(inputSchema(remittanceFilterFields), given);
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as RemittanceAsked;
}

/** C-380, C-381. */
export function remittanceExports(app: FastifyInstance, services: Services): void {
  const add = (
    action: AnyAction,
    name: string,
    sheetOf: typeof sheetOfSpecialists | typeof sheetOfFees,
  ) =>
    app.post(
      action.path,
      described(
        {
          config: {
            policy: { ability: action.ability },
            reads: { resource: providerBill.name, operation: action.name },
          },
        },
        {
          query: remittanceFilterFields,
          body: remittanceFilterFields,
          answer: action.answer ?? 'nothing',
        },
      ),
      async (request, reply) => {
        const asked = askedOf(request);
        const context = contextOf(request.actor, request.id);
        const statements = await services.db.transaction(context, async (tx) =>
          readStatements(tx, remittanceFilter(asked, await todayOf(tx, services))),
        );
        const file = await workbook(`${name}.xlsx`, sheetOf(statements, formatsOf(request.actor)));
        return reply
          .header('content-type', file.contentType)
          .header('content-disposition', `attachment; filename="${file.name}"`)
          .send(file.body);
      },
    );
  add(exportSpecialists, 'SpecialistWithPayment', sheetOfSpecialists);
  add(exportRemittances, 'SpecialistRemittanceList', sheetOfFees);
}
