import { check, inputSchema } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { api, EmptyState, firstTrouble, panelText, RowsEditor } from '#kernel/web';
import type { EditedRow, RowColumn, RowTrouble } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { changeReportTypes, repeatedReportType, reportTypeRowFields } from '../../domain/index.ts';
import type { ReportType, ReportTypeRow, specialist } from '../../domain/index.ts';
import './specialist.css';

type Props = { record: RecordOf<typeof specialist> };

/** C-217, C-218. */
export function ReportTypesPanel({ record }: Props) {
  const [isEditing, setEditing] = useState(false);
  const queries = useQueryClient();
  const url = `/app/specialists/${record.id}/report-types`;
  const { data, error } = useQuery({
    queryKey: ['record', 'specialists', record.id, 'report-types'],
    queryFn: ({ signal }) => api.get<{ items: ReportType[] }>(url, { maxResultCount: 100 }, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (isEditing) {
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <RowsEditor
          noun={['report type', 'report types']}
          columns={columns}
          rows={data.items.length ? data.items : [emptyRow]}
          newRow={() => emptyRow}
          problem={(rows) => troubleOf(rows.map(wireRow))}
          save={async (rows) => {
            await api.put(url, { items: rows.map(wireRow) });
            await queries.invalidateQueries({ queryKey: ['record', 'specialists', record.id] });
            setEditing(false);
          }}
          cancel={() => setEditing(false)}
        />
      </Suspense>
    );
  }
  const change = record.can?.includes(changeReportTypes.ability) && (
    <Button onClick={() => setEditing(true)}>
      {data.items.length ? 'Change report types' : 'Enter report types'}
    </Button>
  );
  if (!data.items.length) {
    return (
      <EmptyState
        title="No report types yet"
        text="Which reports does this specialist write, and in how many days?"
        action={change}
      />
    );
  }
  return (
    <>
      <ul className="pairs">
        {data.items.map(({ id, reportType, turnaroundDays: days }) => (
          <li key={id}>
            {reportType.displayName} <span className="soft">{days} days</span>
          </li>
        ))}
      </ul>
      <p className="mini-more toolbar">{change}</p>
    </>
  );
}

const emptyRow: EditedRow = { reportTypeId: null, turnaroundDays: 10 };

const columns = Object.entries(reportTypeRowFields).map(([key, field]): RowColumn => ({
  head: field.label,
  cell: () => [key, field],
}));

const wireRow = ({ reportTypeId, turnaroundDays }: EditedRow): EditedRow => ({
  reportTypeId,
  turnaroundDays,
});

function troubleOf(items: readonly EditedRow[]): RowTrouble | null {
  const checked = check(inputSchema(changeReportTypes.input), { items });
  if (!checked.ok) return firstTrouble(checked.errors);
  const twin = repeatedReportType(checked.value['items'] as ReportTypeRow[]);
  return twin === null ? null : { row: twin, text: 'This report type is listed already.' };
}
