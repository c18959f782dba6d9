import { addDays, daysBetween } from '#kernel/domain';
import type { InputOf, PlainDate } from '#kernel/domain';
import { Refused, handle, isUuid, newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { todayOf } from '#cases/server';
import {
  mostPreviewRows,
  previewChange,
  previewPrice,
  previewRule,
  withPrice,
  withRule,
} from '../../domain/index.ts';
import type { PriceRow, PriceTables, Rule, ShownPreview } from '../../domain/index.ts';
import { pastMoves } from './past-moves.ts';
import { allPriceTables } from './price-tables.ts';

type Period = { readonly from: PlainDate; readonly to: PlainDate };

const mostDays = 366;

/** Where none is asked for: the month before this one. */
async function periodOf(
  tx: Tx,
  services: Services,
  { from, to }: { from?: PlainDate | null | undefined; to?: PlainDate | null | undefined },
): Promise<Period> {
  const first = `${(await todayOf(tx, services)).slice(0, 7)}-01`;
  const last = to ?? addDays(first, -1);
  const period = { from: from ?? `${last.slice(0, 7)}-01`, to: last };
  if (period.to < period.from || daysBetween(period.from, period.to) > mostDays)
    throw new Refused('previewTooLong');
  return period;
}

async function shown(
  tx: Tx,
  { from, to }: Period,
  change: (tables: PriceTables) => PriceTables,
): Promise<ShownPreview> {
  const tables = await allPriceTables(tx, from, to);
  const preview = previewChange(await pastMoves(tx, from, to), tables, change(tables));
  return { from, to, ...preview, rows: preview.rows.slice(0, mostPreviewRows) };
}

const nameText = {
  company: 'select name from party_companies where id = $1::uuid',
  scheme: 'select name from platform_schemes where id = $1::uuid',
} as const;

async function nameOf(
  tx: Tx,
  of: keyof typeof nameText,
  id: string | null | undefined,
): Promise<string | null> {
  if (!id) return null;
  const [row] = await tx.query<{ name: string }>(nameText[of], [id]);
  return row?.name ?? null;
}

/** A record that is not there yet is told apart by an id of its own. */
const idOf = (id: string | null | undefined): string => (isUuid(id) ? id : newId());

const ruleOf = async (tx: Tx, input: InputOf<typeof previewRule>): Promise<Rule> => ({
  id: idOf(input.id),
  caseType: input.caseType,
  chargeKind: input.kind,
  loading: input.loading ?? null,
  companyId: input.companyId ?? null,
  companyName: await nameOf(tx, 'company', input.companyId),
  noticeUpTo: input.notice ?? null,
  serviceItemId: input.serviceItemId ?? null,
  priceItemId: input.priceItemId ?? null,
  percent: input.percent ?? '100',
  amount: input.amount ?? null,
  freeUnits: input.freeUnits ?? null,
  unitSize: input.unitSize ?? null,
  payeeWay: input.payeeWay ?? 'arrangement',
  payeePercent: input.payeePercent ?? null,
  payeeAmount: input.payeeAmount ?? null,
  payeeMinimum: input.payeeMinimum ?? null,
  isActive: input.isActive ?? true,
});

const priceOf = async (tx: Tx, input: InputOf<typeof previewPrice>): Promise<PriceRow> => ({
  id: idOf(input.id),
  serviceItemId: input.serviceItemId,
  kind: input.kind ?? 'list',
  companyId: input.companyId ?? null,
  companyName: await nameOf(tx, 'company', input.companyId),
  schemeId: input.schemeId ?? null,
  schemeName: await nameOf(tx, 'scheme', input.schemeId),
  specialistId: input.specialistId ?? null,
  specialtyId: input.specialtyId ?? null,
  effectiveFrom: input.effectiveFrom,
  effectiveTo: input.effectiveTo ?? null,
  unitPrice: input.unitPrice,
  hasGst: input.hasGst ?? true,
});

export const previewHandlers = [
  handle(previewRule, async ({ tx, services, input }) => {
    const rule = await ruleOf(tx, input);
    return shown(tx, await periodOf(tx, services, input), (tables) => ({
      ...tables,
      rules: withRule(tables.rules, rule),
    }));
  }),
  handle(previewPrice, async ({ tx, services, input }) => {
    const price = await priceOf(tx, input);
    const period = await periodOf(tx, services, input);
    return shown(tx, period, (tables) => ({
      ...tables,
      prices: withPrice(tables.prices, price, period),
    }));
  }),
];
