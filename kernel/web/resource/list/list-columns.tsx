import { fieldText } from '#kernel/domain';
import type { AnyResource, Field, Formats } from '#kernel/domain';
import type { Column } from '../../table/column.ts';
import { fieldOf } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import { CellValue } from './cell-value.tsx';

const unsortable = new Set<Field['kind']>([
  'multiChoice',
  'multiLookup',
  'address',
  'json',
  'file',
]);
const figures = new Set<Field['kind']>(['number', 'money', 'percent']);
const always = ['creationTime', 'lastModificationTime'];

/** The column that leads to the record: the first that is not a link of its own. */
const leadOf = (resource: AnyResource): string | undefined =>
  resource.list.columns.find(
    (key) => !['lookup', 'multiLookup', 'email', 'url'].includes(fieldOf(resource, key).kind),
  );

/** Those of the list first; every other field of the record waits in the chooser. */
export function columnsOf(
  resource: AnyResource,
  formats: Formats,
  opensDetail: boolean,
): Column<StoredRecord>[] {
  const shown = new Set(resource.list.columns);
  const lead = opensDetail ? leadOf(resource) : undefined;
  const keys = new Set([...shown, ...Object.keys(resource.fields), ...always]);
  return [...keys].map((key) => {
    const field = fieldOf(resource, key);
    const to = key === lead ? `/view/${resource.segment}/detail/` : undefined;
    return {
      key,
      title: field.label,
      isShown: shown.has(key),
      isSortable: !unsortable.has(field.kind),
      align: figures.has(field.kind) ? 'right' : 'left',
      render: (record) => (
        <CellValue field={field} name={key} record={record} {...(to && { to: to + record.id })} />
      ),
      text: (record) => fieldText(field, key, record, formats),
    };
  });
}
