import type { Actor } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { outstandingData, statementInvoiceData, statementPageSize } from '../../domain/index.ts';
import type { StatementAsked } from '../../domain/index.ts';
import { wantedStatement } from './asked-statement.ts';
import type { Wanted } from './asked-statement.ts';
import { readCountedLoans, selectLoans } from './read-loan-statements.ts';
import { outstandingRow, periodRow } from './statement-data.ts';

type Asked = StatementAsked & {
  readonly skipCount?: number | null;
  readonly maxResultCount?: number | null;
};

type Of = {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly services: Services;
  readonly input: Asked;
};

async function pageOf({ tx, actor, services, input: asked }: Of, about: Wanted['about']) {
  const wanted = await wantedStatement(tx, services, asked, about);
  const { ids, totalCount } = await selectLoans(tx, actor, wanted, {
    skip: asked.skipCount ?? 0,
    take: asked.maxResultCount ?? statementPageSize,
  });
  return { ...wanted, loans: await readCountedLoans(tx, ids), totalCount };
}

const outstandingHandler = handle(outstandingData, async (call) => {
  const { loans, totalCount, asOf } = await pageOf(call, 'day');
  return { items: loans.map((loan) => outstandingRow(loan, asOf)), totalCount, asOf };
});

const periodHandler = handle(statementInvoiceData, async (call) => {
  const { loans, totalCount, from, asOf } = await pageOf(call, 'period');
  return { items: loans.map((loan) => periodRow(loan, from, asOf)), totalCount, from, asOf };
});

export const statementDataHandlers: readonly Handler[] = [outstandingHandler, periodHandler];
