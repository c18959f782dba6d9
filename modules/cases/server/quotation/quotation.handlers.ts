import { accept, can } from '#kernel/domain';
import { Refused, handle, isUuid, newId } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  decideItems,
  decideTemplate,
  decideTerms,
  fillQuotation,
  newQuotation,
  readQuotation,
  removeItemCost,
  saveItemCosts,
  saveQuotation,
  templateWrites,
} from '../../domain/index.ts';
import type { NewItem, QuotationFacts } from '../../domain/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { todayOf } from '../engine/index.ts';
import { currentQuotation, lockQuotation, quotationsOf, readTemplate } from './quotation-rows.ts';

/** The quotation of the path, if it belongs to the case of the path. */
async function named(tx: Tx, otId: string, id: string | undefined): Promise<QuotationFacts> {
  const found = isUuid(id) ? await lockQuotation(tx, id) : null;
  if (!found || found.otId !== otId) throw new Refused('notFound');
  return found;
}

/** A draft is shown to those who write it. */
const readHandler = handle(readQuotation, ({ tx, actor, record }) =>
  quotationsOf(tx, record.id, { withDrafts: can(actor, saveQuotation.ability) }),
);

const saveHandler = handle(saveQuotation, async ({ tx, services, record, input, write }) => {
  const current = await currentQuotation(tx, record.id);
  const today = await todayOf(tx, services);
  await write(
    current
      ? decideTerms(current, input)
      : accept(newQuotation(newId(), caseRecord(record), today, input)),
  );
  return quotationsOf(tx, record.id);
});

const fillHandler = handle(fillQuotation, async ({ tx, services, record, input, write }) => {
  const template = await readTemplate(tx, input.templateId);
  const today = await todayOf(tx, services);
  const current = await currentQuotation(tx, record.id);
  if (current) await write(decideTemplate(current, template, today));
  else {
    const id = newId();
    await write(accept(newQuotation(id, caseRecord(record), today)));
    await write(accept(templateWrites(id, template, today)));
  }
  return quotationsOf(tx, record.id);
});

const itemsHandler = handle(saveItemCosts, async ({ tx, record, params, input, write }) => {
  const quotation = await named(tx, record.id, params['q']);
  const items = input.items.map((item): NewItem => ({ ...item, hasGst: item.hasGst ?? true }));
  await write(decideItems(quotation, items));
  return quotationsOf(tx, record.id);
});

const itemText = `select id, description, quantity::text as quantity, unit_price::text as "unitPrice",
    has_gst as "hasGst" from ot_quotation_items
  where quotation_id = $1::uuid and not is_deleted order by item_index, id`;

const removeHandler = handle(removeItemCost, async ({ tx, record, params, write }) => {
  const quotation = await named(tx, record.id, params['q']);
  const items = await tx.query<NewItem>(itemText, [quotation.id]);
  const left = items.filter(({ id }) => id !== params['itemCostId']);
  if (left.length === items.length) throw new Refused('notFound');
  await write(decideItems(quotation, left));
  return quotationsOf(tx, record.id);
});

export const quotationHandlers: readonly Handler[] = [
  readHandler,
  saveHandler,
  fillHandler,
  itemsHandler,
  removeHandler,
];
