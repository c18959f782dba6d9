import { isFigure, resourceNamed } from '#kernel/domain';
import type { AnyResource, Field } from '#kernel/domain';
import { displayTemplate, snake, tableOf, templateSql } from '../schema/names.ts';

const quoted = (text: string): string => `'${text.replace(/'/g, "''")}'`;

/** What the columns of its list say about a child row `t`, as one line for the history. */
export function rowTextSql(resource: AnyResource): string {
  const { field: owner, order } = resource.parent ?? {};
  const told = resource.list.columns.flatMap((key) => {
    const field = key === owner || key === order ? undefined : resource.fields[key];
    return field ? [valueText(key, field)] : [];
  });
  return `concat_ws(', ', ${told.join(', ')})`;
}

function valueText(key: string, field: Field): string {
  const column = `t.${snake(key)}`;
  if (field.kind === 'choice') {
    const labels = Object.entries(field.choices ?? {}).map(
      ([value, label]) => `when ${quoted(value)} then ${quoted(label)}`,
    );
    return `case ${column} ${labels.join(' ')} end`;
  }
  if (field.kind === 'lookup') {
    const target = resourceNamed(field.resource ?? '');
    return `(select ${templateSql(displayTemplate(target), 'm')} from ${tableOf(target)} m where m.id = ${column})`;
  }
  const isFraction = isFigure(field) && field.kind !== 'money';
  return isFraction ? `trim_scale(${column})::text` : `${column}::text`;
}
