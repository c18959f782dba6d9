import type { Tx } from '../db/database.ts';
import type { RowsOfPerson } from './rows-of-person.ts';

export type KeptChange = {
  readonly resource: string;
  readonly recordId: string;
  readonly property: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly by: string | null;
  readonly at: string;
};

const text = `select resource, record_id as "recordId", property_name as property,
    coalesce(to_jsonb(original_text), original_value) as before,
    coalesce(to_jsonb(new_text), new_value) as after, user_text as by, change_time as at
  from property_changes where record_id = any($1::uuid[]) order by change_time, id`;

/** The history of all that is kept of a person. */
export const changesOfPerson = (tx: Tx, { about }: RowsOfPerson): Promise<KeptChange[]> =>
  tx.query<KeptChange>(text, [[...about.values()].flatMap((ids) => [...ids])]);
