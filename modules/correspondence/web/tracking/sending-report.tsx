import { DownloadOutlined } from '@ant-design/icons';
import { addDays, formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import {
  api,
  EmptyState,
  FieldInput,
  getBlob,
  PageHeader,
  PageTitle,
  panelText,
  saveBlob,
  todayIn,
  toastFailure,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import {
  exportSendingReport,
  readSendingReport,
  rowsBy,
  templateName,
  totalsOf,
} from '../../domain/index.ts';
import type { SendingCount, SendingRow } from '../../domain/index.ts';
import './tracking.css';

type By = 'day' | 'templateKey';
type Period = { readonly from: PlainDate; readonly to: PlainDate };

const title = 'Emails Sending Report';

const useReport = (period: Period) =>
  useQuery({
    queryKey: ['sendingReport', period],
    queryFn: async ({ signal }) =>
      (await api.get<{ items: SendingCount[] }>(readSendingReport.path, period, signal)).items,
  });

async function saveReport({ from, to }: Period): Promise<void> {
  try {
    const query = new URLSearchParams({ from, to });
    saveBlob(await getBlob(`${exportSendingReport.path}?${query}`), `emails-${from}-${to}.xlsx`);
  } catch (error) {
    toastFailure(error);
  }
}

/** R-041, S-040. */
export default function SendingReport() {
  const { zone } = useSession();
  const today = todayIn(zone);
  const [period, setPeriod] = useState<Period>({ from: addDays(today, -30), to: today });
  const [by, setBy] = useState<By>('day');
  const { data, error } = useReport(period);
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <Button icon={<DownloadOutlined />} onClick={() => void saveReport(period)}>
            Export
          </Button>
        }
      />
      <PeriodBar period={period} setPeriod={setPeriod} by={by} setBy={setBy} />
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : data ? (
        <Figures rows={data} by={by} />
      ) : (
        <Skeleton active />
      )}
    </div>
  );
}

type BarProps = {
  period: Period;
  setPeriod: (period: Period) => void;
  by: By;
  setBy: (by: By) => void;
};

const PeriodBar = ({ period, setPeriod, by, setBy }: BarProps) => (
  <div className="toolbar">
    {(['from', 'to'] as const).map((end) => (
      <FieldInput
        key={end}
        id={`report-${end}`}
        field={readSendingReport.input[end]}
        value={period[end]}
        onChange={(day) => typeof day === 'string' && setPeriod({ ...period, [end]: day })}
      />
    ))}
    <Segmented
      value={by}
      options={[
        { value: 'day', label: 'By day' },
        { value: 'templateKey', label: 'By template' },
      ]}
      onChange={(value) => setBy(value as By)}
    />
  </div>
);

function Figures({ rows, by }: { rows: readonly SendingCount[]; by: By }) {
  if (!rows.length) {
    return <EmptyState title="No emails in these days" text="Choose a longer period." />;
  }
  const { all, sent, trouble, waiting } = totalsOf(rows);
  const figures = {
    Emails: all,
    Sent: sent,
    'Failed, bounced or not sent': trouble,
    Waiting: waiting,
  };
  return (
    <>
      <dl className="report-figures">
        {Object.entries(figures).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <table
        className="mini-table"
        aria-label={by === 'day' ? 'Emails by day' : 'Emails by template'}
      >
        <thead>
          <tr>
            <th>{by === 'day' ? 'Day' : 'Template'}</th>
            {['Emails', 'Sent', 'Trouble', 'Waiting', 'Other'].map((label) => (
              <th key={label} className="number">
                {label}
              </th>
            ))}
            <th aria-label="Share" />
          </tr>
        </thead>
        <tbody>
          {rowsBy(rows, by).map((row) => (
            <ReportLine key={row.key} row={row} by={by} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function ReportLine({ row, by }: { row: SendingRow; by: By }) {
  const { dateFormat } = useSession();
  const name =
    by === 'day' ? formatDate(row.key, dateFormat) : templateName(row.key) || 'Without a template';
  const share = (count: number) => ({ width: `${(100 * count) / row.all}%` });
  return (
    <tr>
      <td>{name}</td>
      {[row.all, row.sent, row.trouble, row.waiting, row.other].map((count, place) => (
        <td key={place} className="number">
          {count}
        </td>
      ))}
      <td aria-label={`${Math.round((100 * row.sent) / row.all)} % sent`}>
        <span className="report-share" aria-hidden="true">
          <span className="report-good" style={share(row.sent)} />
          <span className="report-bad" style={share(row.trouble)} />
        </span>
      </td>
    </tr>
  );
}
