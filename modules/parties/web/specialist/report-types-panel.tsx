import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { RecordOf, Reference } from '#kernel/domain';
import { api, EmptyState, FieldInput, panelText, saved, toast, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { changeReportTypes, readReportTypes, specialistReportType } from '../../domain/index.ts';
import type { specialist } from '../../domain/index.ts';
import './specialist.css';

type Row = {
  readonly id?: string;
  reportTypeId: string | null;
  reportType?: Reference;
  turnaroundDays: number | null;
};
type Props = { record: RecordOf<typeof specialist> };

const { reportTypeId, turnaroundDays } = specialistReportType.fields;

/** C-217, C-218. */
export function ReportTypesPanel({ record }: Props) {
  const [draft, setDraft] = useState<Row[] | null>(null);
  const queries = useQueryClient();
  const url = `/app/specialists/${record.id}/report-types`;
  const { data, error } = useQuery({
    queryKey: ['record', 'specialists', record.id, 'report-types'],
    queryFn: ({ signal }) => api.get<{ items: Row[] }>(url, { maxResultCount: 100 }, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (draft) {
    const done = async (items: object[]) => {
      await api.put(url, { items });
      toast.success(saved.section);
      await queries.invalidateQueries({ queryKey: ['record', 'specialists', record.id] });
      setDraft(null);
    };
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <Editor rows={draft} change={setDraft} save={done} cancel={() => setDraft(null)} />
      </Suspense>
    );
  }
  const change = record.can?.includes(changeReportTypes.ability) && (
    <Button onClick={() => setDraft(data.items.length ? data.items : [emptyRow])}>
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
            {reportType?.displayName} <span className="soft">{days} days</span>
          </li>
        ))}
      </ul>
      <p className="mini-more toolbar">{change}</p>
    </>
  );
}

const emptyRow: Row = { reportTypeId: null, turnaroundDays: 10 };

type EditorProps = {
  rows: Row[];
  change: (rows: Row[]) => void;
  save: (items: object[]) => Promise<void>;
  cancel: () => void;
};

function Editor({ rows, change, save, cancel }: EditorProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const put = (index: number, values: Partial<Row>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...values } : row)));
  const submit = async () => {
    const items = rows.map(({ reportTypeId: id, turnaroundDays: days }) => ({
      reportTypeId: id,
      turnaroundDays: days,
    }));
    const read = readReportTypes(items);
    const [first] = read.ok ? [] : read.errors;
    const row = Number(first?.members[0]?.split('.')[1] ?? 0) + 1;
    setTrouble(first ? `Row ${row}: ${first.message}` : null);
    if (read.ok) await save(items).catch(toastFailure);
  };
  return (
    <>
      <ul className="pair-rows">
        {rows.map((row, index) => (
          <li key={row.id ?? index}>
            <div className="pair-main" role="group" aria-label={`Report type ${index + 1}`}>
              <FieldInput
                field={reportTypeId}
                value={row.reportTypeId}
                {...(row.reportType && { references: [row.reportType] })}
                onChange={(value) => put(index, { reportTypeId: value as string | null })}
              />
            </div>
            <div role="group" aria-label={`Days ${index + 1}`}>
              <FieldInput
                field={turnaroundDays}
                value={row.turnaroundDays}
                onChange={(value) => put(index, { turnaroundDays: value as number | null })}
              />
            </div>
            <span className="soft">days</span>
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`Remove report type ${index + 1}`}
              onClick={() => change(rows.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="form-end">
        <Button
          className="apart"
          icon={<PlusOutlined />}
          onClick={() => change([...rows, { ...emptyRow }])}
        >
          Add report type
        </Button>
        <Button onClick={cancel}>Cancel</Button>
        <Button type="primary" onClick={() => void submit()}>
          Save report types
        </Button>
      </div>
    </>
  );
}
