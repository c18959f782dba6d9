import { booksForAnyCompany } from '#booking/domain';
import type { Call } from '#kernel/server';
import { publicReason, whyNotToChoose } from '#parties/domain';
import type { UnbookableReason } from '#parties/domain';
import { todayOf } from '../engine/index.ts';

const reasonsText = `select s.id, b.reasons
  from unnest($1::uuid[]) s(id)
  cross join lateral party_bookability(s.id, null, $2::uuid, $3::date) b`;

type Row = { readonly id: string; readonly reasons: readonly UnbookableReason[] };

/** Asked when people are chosen, so that nobody answers a poll who could never be booked. */
export async function whoCannotBeChosen(
  { tx, actor, services }: Pick<Call, 'tx' | 'actor' | 'services'>,
  ids: readonly string[],
  companyId: string | null,
): Promise<ReadonlyMap<string, UnbookableReason>> {
  if (!ids.length) return new Map();
  const today = await todayOf(tx, services);
  const shown = booksForAnyCompany(actor) ? (reason: UnbookableReason) => reason : publicReason;
  const rows = await tx.query<Row>(reasonsText, [ids, companyId, today]);
  return new Map(
    rows.flatMap(({ id, reasons }) => {
      const reason = whyNotToChoose(reasons);
      return reason ? [[id, shown(reason)] as const] : [];
    }),
  );
}

export const companyOf = ({ companyId }: { readonly companyId?: unknown }): string | null =>
  (companyId as string | null | undefined) ?? null;
