import { BarChartOutlined, FileExcelOutlined, PrinterOutlined } from '@ant-design/icons';
import {
  api,
  EmptyState,
  getBlob,
  PageHeader,
  PageTitle,
  panelText,
  saveBlob,
  toastFailure,
} from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ReportTable } from '../../domain/index.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportFigures } from './report-figures.tsx';
import { queryOf } from './report-state.ts';
import type { ReportChange, ReportState } from './report-state.ts';
import './reports.css';

type Props = {
  title: string;
  state: ReportState;
  change: (change: ReportChange) => void;
  above?: ReactNode;
};

function ExportButtons({ state }: { state: ReportState }) {
  const [making, setMaking] = useState<string | null>(null);
  const save = async (format: 'xlsx' | 'pdf') => {
    setMaking(format);
    const query = new URLSearchParams({ ...queryOf(state), format });
    try {
      const blob = await getBlob(`/app/billing-reports/${state.name}/export?${query.toString()}`);
      saveBlob(blob, `${state.name}.${format}`);
    } catch (error) {
      toastFailure(error);
    } finally {
      setMaking(null);
    }
  };
  return (
    <>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        loading={making === 'pdf'}
        onClick={() => void save('pdf')}
      >
        PDF
      </Button>
      <Button
        icon={<FileExcelOutlined aria-hidden />}
        loading={making === 'xlsx'}
        onClick={() => void save('xlsx')}
      >
        Excel
      </Button>
    </>
  );
}

/** One report: what is asked, the bars, and the figures that open their rows. */
export function ReportView({ title, state, change, above }: Props) {
  const query = queryOf(state);
  const { data, error, refetch } = useQuery({
    queryKey: ['billing-report', state.name, query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<ReportTable>(`/app/billing-reports/${state.name}`, query, signal),
  });
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} actions={<ExportButtons state={state} />} />
      {above}
      <ReportFilters state={state} change={change} />
      {error && (
        <Alert
          type="error"
          showIcon
          title={panelText(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!data && !error && <Skeleton active />}
      {data && !error && (
        <section className="card broad report-card">
          <p className="soft">{data.note}</p>
          {data.rows.length ? (
            <>
              <ReportChart table={data} />
              <ReportFigures table={data} />
            </>
          ) : (
            <EmptyState icon={<BarChartOutlined />} title="There is nothing to show" />
          )}
        </section>
      )}
    </div>
  );
}
