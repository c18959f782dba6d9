import { practiceZone } from '#billing/server';
import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';

type Then = { readonly id: string; readonly property: string; readonly value: string | null };

/** What the first change after the day has taken away stood there at its end. */
const text = `select distinct on (c.record_id, c.property_name) c.record_id::text as id,
    c.property_name as property, c.original_value #>> '{}' as value
  from property_changes c
  where c.tenant_id = current_tenant() and c.resource = $1 and c.record_id = any($2::uuid[])
    and c.property_name = any($3::text[])
    and c.change_time >= ($4::date + 1)::timestamp at time zone $5
  order by c.record_id, c.property_name, c.change_time, c.id`;

/** Says what a property of a record was at the end of a past day, from what it is now. */
export type ValueThen = (id: string, property: string, now: string | null) => string | null;

export async function valuesOnPastDay(
  tx: Tx,
  resource: string,
  given: {
    readonly ids: readonly string[];
    readonly properties: readonly string[];
    readonly day: PlainDate;
  },
): Promise<ValueThen> {
  const zone = await practiceZone(tx);
  const { ids, properties, day } = given;
  const rows = await tx.query<Then>(text, [resource, ids, properties, day, zone]);
  const known = new Map(rows.map(({ id, property, value }) => [`${id} ${property}`, value]));
  return (id, property, now) => {
    const value = known.get(`${id} ${property}`);
    return value === undefined ? now : value;
  };
}
