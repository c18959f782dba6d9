import type { AnyResource } from '#kernel/domain';
import { referenceKey, titleFields } from '#kernel/domain';

const snakes = new Map<string, string>();
const mostSnakes = 10_000;

/** Asked for every column of every statement. A query may bring names of its own, so few are kept. */
export function snake(key: string): string {
  let name = snakes.get(key);
  if (name === undefined) {
    name = key.replace(/-/g, '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (snakes.size < mostSnakes) snakes.set(key, name);
  }
  return name;
}

export const tableOf = (resource: AnyResource): string => snake(resource.segment);

/** The rows of a multi-lookup. */
export const linkTableOf = (resource: AnyResource, key: string): string =>
  `${tableOf(resource)}__${snake(referenceKey(key))}`;

/** PostgreSQL cuts names at 63 bytes, silently. */
export const named = (name: string): string => {
  if (name.length > 63) throw new Error(`The database name ${name} is longer than 63 characters`);
  return name;
};

export const searchFunctionOf = (resource: AnyResource): string =>
  named(`search_${tableOf(resource)}`);

/** `{firstName} {lastName}` as SQL over the given alias. */
export function templateSql(template: string, alias: string): string {
  const parts = template.split(/(\{\w+\})/).filter(Boolean);
  const sql = parts.map((part) => {
    const [field] = titleFields(part);
    return field ? `coalesce(${alias}.${snake(field)}::text, '')` : `'${part.replace(/'/g, "''")}'`;
  });
  return sql.length > 1 ? `(${sql.join(' || ')})` : (sql[0] ?? "''");
}

export const displayTemplate = (resource: AnyResource): string =>
  resource.lookup?.text ?? resource.title;
