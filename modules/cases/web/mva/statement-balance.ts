import { formatMoney } from '#kernel/domain';
import type { Currency } from '#kernel/domain';
import { disbursementLineFields, outOfBalance, statementSums } from '../../domain/index.ts';
import type { DisbursementKind, StatementLine } from '../../domain/index.ts';

type Row = Readonly<Record<string, unknown>>;

const keys = Object.keys(disbursementLineFields);

/** As the call takes them. */
export const wireLines = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({
    ...(row['id'] ? { id: row['id'] } : {}),
    ...Object.fromEntries(keys.map((key) => [key, row[key] ?? null])),
  }));

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d{1,2})?$/.test(value);

/** Lines as far as they are typed: what is no amount yet counts as nothing. */
const counted = (rows: readonly Row[]): StatementLine[] =>
  rows.map(({ kind, amount }) => ({
    kind: kind as DisbursementKind,
    payee: '',
    amount: isAmount(amount) ? amount : '0',
  }));

/** How the statement stands while it is typed. */
export function balanceOf(gross: string, rows: readonly Row[], net: unknown) {
  const items = counted(rows);
  return {
    rest: statementSums(gross, items).rest,
    out: outOfBalance(gross, { items, netToClient: isAmount(net) ? net : '0' }),
  };
}

/** As the server would refuse it. */
export const outWords = (out: string, currency: Currency): string =>
  out.startsWith('-')
    ? `${formatMoney(out.slice(1), currency)} more is paid out than the settlement.`
    : `${formatMoney(out, currency)} of the settlement goes to nobody yet.`;
