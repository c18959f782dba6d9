import { handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { changeFees, decideFees } from '../../domain/index.ts';
import type { Fee } from '../../domain/index.ts';
import { asList } from '../people/booking-history.ts';

const readText = `select id, service_type as "serviceType", service_item as "serviceItem",
    matter_kind as "matterKind", amount::text, trim_scale(split_percent)::text as "splitPercent",
    effective_from::text as "effectiveFrom", effective_to::text as "effectiveTo"
  from specialist_fees where tenant_id = $1 and specialist_id = $2 and not is_deleted
  order by service_type, service_item nulls first, matter_kind, effective_from`;

export const feesOf = (tx: Tx, specialistId: string): Promise<Fee[]> =>
  tx.query<Fee>(readText, [tx.context.tenantId, specialistId]);

/** C-220. The specialist is locked, so two who save at once do so one after the other. */
export const feeHandlers: readonly Handler[] = [
  handle(changeFees, async ({ record, input, tx, write }) => {
    await write(decideFees(record, input.items));
    return asList(await feesOf(tx, record.id));
  }),
];
