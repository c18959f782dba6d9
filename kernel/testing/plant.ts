/** How to make a contradiction in the demo, by SQL and without triggers: by the name of its invariant. */
export type Plants = Readonly<Record<string, string>>;

/** The id of one record of this tenant. */
export const oneOf = (table: string, where = 'true'): string =>
  `(select id from ${table} where tenant_id = current_tenant() and not is_deleted and (${where}) order by id limit 1)`;

/** Changes one record of this tenant. */
export const spoil = (table: string, set: string, where = 'true'): string =>
  `update ${table} set ${set} where tenant_id = current_tenant() and id = ${oneOf(table, where)}`;

/** A setting of the tenant. */
export const settingIs = (key: string, value: string): string =>
  `update tenants set settings = coalesce(settings, '{}') || '{"${key}": "${value}"}' where id = current_tenant()`;

/** Somebody changed a property just now, as the history says. */
export const changedBySomebody = (
  resource: string,
  property: string,
  record: string,
  [before, after]: readonly [unknown, unknown] = ['1', '2'],
): string =>
  `insert into property_changes (tenant_id, resource, record_id, property_name, original_value, new_value, user_id)
    values (current_tenant(), '${resource}', ${record}, '${property}', '${JSON.stringify(before)}',
      '${JSON.stringify(after)}', ${oneOf('users')})`;
