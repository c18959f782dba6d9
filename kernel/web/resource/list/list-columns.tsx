import type { AnyResource, Field } from '#kernel/domain';
import type { TableColumnType } from 'antd';
import { Link } from 'react-router';
import { FieldValue } from '../../fields/field-value.tsx';
import { fieldOf } from '../record.ts';
import type { StoredRecord } from '../record.ts';

const unsortable = new Set<Field['kind']>([
  'multiChoice',
  'multiLookup',
  'address',
  'json',
  'file',
]);

const orderOf = (sorting: string, key: string) => {
  const [field, direction] = (sorting.split(',')[0] ?? '').trim().split(/\s+/);
  if (field !== key) return null;
  return direction === 'desc' ? ('descend' as const) : ('ascend' as const);
};

export const sortingOf = (key: string, order: 'ascend' | 'descend' | null | undefined): string =>
  order === 'descend' ? `${key} desc` : order === 'ascend' ? key : '';

export function columnsOf(
  resource: AnyResource,
  sorting: string,
  opensDetail: boolean,
): TableColumnType<StoredRecord>[] {
  return resource.list.columns.map((key, index) => {
    const field = fieldOf(resource, key);
    return {
      key,
      dataIndex: key,
      title: field.label,
      ellipsis: true,
      sorter: !unsortable.has(field.kind),
      sortOrder: orderOf(sorting, key),
      align: ['number', 'money', 'percent'].includes(field.kind) ? 'right' : 'left',
      render: (_, record) => {
        const value = <FieldValue field={field} name={key} record={record} />;
        const isLink = index === 0 && opensDetail && field.kind !== 'lookup';
        if (!isLink) return value;
        return <Link to={`/view/${resource.segment}/detail/${record.id}`}>{value}</Link>;
      },
    };
  });
}
