import type { ChargeKind } from '#cases/domain';
import { casePricePoint } from '#cases/server';

/** Which service item of a type stands for which charge, until a case names its own. */
const codes: Readonly<Record<string, Readonly<Partial<Record<ChargeKind, string>>>>> = {
  IME: { assessment: 'IME-STD', nonAttendance: 'IME-DNA', lateCancellation: 'IME-CAN' },
  OT: { assessment: 'OT-FCE' },
  MT: { assessment: 'MT-SCR', report: 'MT-RPT' },
};

const text = `select code, name as description, unit_price::text as amount, has_gst as "hasGst"
  from service_items where code = any($1::text[]) and is_active and not is_deleted`;

type Row = {
  readonly code: string;
  readonly description: string;
  readonly amount: string;
  readonly hasGst: boolean;
};

/** What the customer of a case pays, from the price list of the practice. */
export const casePricesOfItems = casePricePoint.contribute(async (tx, type) => {
  const wanted = Object.entries(codes[type.key] ?? {});
  const rows = await tx.query<Row>(text, [wanted.map(([, code]) => code)]);
  const byCode = new Map(rows.map(({ code, ...price }) => [code, price]));
  return Object.fromEntries(
    wanted.flatMap(([kind, code]) => {
      const price = byCode.get(code);
      return price ? [[kind, price]] : [];
    }),
  );
});
