/** How to make a contradiction in the demo, by SQL and without triggers: by the name of its invariant. */
export type Plants = Readonly<Record<string, string>>;

/** The id of one record of this tenant. */
export const oneOf = (table: string, where = 'true'): string =>
  `(select id from ${table} where tenant_id = current_tenant() and not is_deleted and (${where}) order by id limit 1)`;

/** Changes one record of this tenant. */
export const spoil = (table: string, set: string, where = 'true'): string =>
  `update ${table} set ${set} where tenant_id = current_tenant() and id = ${oneOf(table, where)}`;
