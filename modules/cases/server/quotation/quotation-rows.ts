import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { currentStatuses, quotationStatuses } from '../../domain/index.ts';
import type {
  NewItem,
  QuotationFacts,
  QuotationTemplate,
  ShownQuotation,
  ShownQuotations,
} from '../../domain/index.ts';

const shownText = `select q.id, q.quotation_no as "quotationNo", q.status, q.concurrency_stamp as "concurrencyStamp",
    case when t.id is null then null else jsonb_build_object('id', t.id, 'displayName', t.name) end as template,
    q.valid_until::text as "validUntil", q.note, coalesce(q.subtotal, 0)::text as subtotal,
    coalesce(q.gst, 0)::text as gst, coalesce(q.total, 0)::text as total, q.sent_at as "sentAt",
    q.sent_to as "sentTo", q.opened_at as "openedAt", q.decided_at as "decidedAt",
    q.decided_by as "decidedBy", q.decision_reason as "decisionReason",
    coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'description', i.description,
        'quantity', trim_scale(i.quantity)::text, 'unitPrice', i.unit_price::text, 'hasGst', i.has_gst,
        'amount', i.amount::text, 'gst', i.gst::text) order by i.item_index)
      from ot_quotation_items i where i.quotation_id = q.id and not i.is_deleted), '[]') as items
  from ot_quotations q left join ot_quotation_templates t on t.id = q.template_id`;

type Row = Omit<ShownQuotation, 'statusName'>;

const shown = (row: Row): ShownQuotation => ({
  ...row,
  statusName: quotationStatuses[row.status],
});

const isCurrent = ({ status }: Pick<Row, 'status'>): boolean =>
  currentStatuses.some((one) => one === status);

/** The one in hand is the open one, else the newest. A draft is for the office alone. */
export async function quotationsOf(
  tx: Tx,
  otId: string,
  { withDrafts = true }: { readonly withDrafts?: boolean } = {},
): Promise<ShownQuotations> {
  const rows = await tx.query<Row>(
    `${shownText} where q.ot_id = $1::uuid and not q.is_deleted
      and ($2::boolean or q.status <> 'draft') order by q.creation_time desc, q.id desc`,
    [otId, withDrafts],
  );
  const all = rows.map(shown);
  const quotation = all.find(isCurrent) ?? all[0] ?? null;
  return { quotation, earlier: all.filter((one) => one !== quotation) };
}

export async function readShownQuotation(tx: Tx, id: string): Promise<ShownQuotation | null> {
  const [row] = await tx.query<Row>(`${shownText} where q.id = $1::uuid and not q.is_deleted`, [
    id,
  ]);
  return row ? shown(row) : null;
}

const factsText = `select id, ot_id as "otId", status, valid_until::text as "validUntil",
    sending_key as "sendingKey" from ot_quotations`;

/** Locked: of two that change it the second sees what the first did. */
export async function lockQuotation(tx: Tx, id: string): Promise<QuotationFacts | null> {
  const [row] = await tx.query<QuotationFacts>(
    `${factsText} where id = $1::uuid and not is_deleted for update`,
    [id],
  );
  return row ?? null;
}

export async function currentQuotation(tx: Tx, otId: string): Promise<QuotationFacts | null> {
  const [row] = await tx.query<QuotationFacts>(
    `${factsText} where ot_id = $1::uuid and status = any($2::text[]) and not is_deleted for update`,
    [otId, currentStatuses],
  );
  return row ?? null;
}

const templateText = `select id, valid_days as "validDays", note from ot_quotation_templates
  where id = $1::uuid and is_active and not is_deleted`;

const itemText = `select description, quantity::text as quantity, unit_price::text as "unitPrice",
    has_gst as "hasGst" from ot_quotation_template_items
  where template_id = $1::uuid and not is_deleted order by item_index, id`;

export async function readTemplate(tx: Tx, id: string): Promise<QuotationTemplate> {
  const [template] = await tx.query<{ id: string; validDays: number; note: string | null }>(
    templateText,
    [id],
  );
  if (!template) throw new Refused('notFound');
  return { ...template, items: await tx.query<NewItem>(itemText, [id]) };
}
