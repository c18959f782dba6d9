import { AimOutlined, LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { addMoney, can, formatMoney } from '#kernel/domain';
import {
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  RecordDialog,
  TableFrame,
  todayIn,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { countedTargets, financialYearOf, saleTarget } from '../../domain/index.ts';
import './relations.css';
import { TargetRow } from './target-row.tsx';
import { useTargets } from './use-targets.ts';
import type { Target } from './use-targets.ts';

/** S-103, G-055: a list only; one is added and changed in a dialog. */
export function SaleTargetPage() {
  const { actor, zone, currency } = useSession();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<{ record?: Target } | null>(null);
  const refetch = useRefetch(saleTarget);
  const thisYear = financialYearOf(todayIn(zone));
  const given = Number(params.get('year'));
  const year = given >= 2000 && given <= 2100 ? given : thisYear;
  const { data, error } = useTargets(year);
  const items = data?.items ?? [];
  const counted = countedTargets(items);
  const show = (one: number) => setParams({ year: String(one) }, { replace: true });
  const add = can(actor, 'saleTarget.create') && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen({})}>
      Add Sale Target
    </Button>
  );
  const sum = (pick: (target: Target) => string | null) =>
    formatMoney(addMoney(...counted.map((target) => pick(target) ?? '0')), currency);

  return (
    <div className="page">
      <PageTitle>Sale Target List</PageTitle>
      <PageHeader
        title="Sale Targets"
        meta={
          items.length > 0 &&
          `${sum(({ achievedAmount }) => achievedAmount)} of ${sum(({ targetAmount }) => targetAmount)}`
        }
        actions={add}
      />
      <YearBar year={year} show={show} />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && !items.length && (
        <EmptyState
          icon={<AimOutlined />}
          title="No data found"
          text="Set a target for the practice or for one of your colleagues."
          action={add}
        />
      )}
      {items.length > 0 && <TargetTable items={items} edit={(record) => setOpen({ record })} />}
      {open && (
        <Suspense>
          <RecordDialog
            resource={saleTarget}
            fixed={{ financialYear: year }}
            record={open.record}
            close={(isSaved) => {
              setOpen(null);
              if (isSaved) void refetch();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const YearBar = ({ year, show }: { year: number; show: (year: number) => void }) => (
  <div className="toolbar">
    <Button icon={<LeftOutlined />} aria-label="Year before" onClick={() => show(year - 1)} />
    <strong aria-live="polite">
      July {year - 1} to June {year}
    </strong>
    <Button icon={<RightOutlined />} aria-label="Next year" onClick={() => show(year + 1)} />
  </div>
);

type TableProps = { items: readonly Target[]; edit: (target: Target) => void };

const TargetTable = ({ items, edit }: TableProps) => (
  <div className="card">
    <TableFrame
      label="Sale targets"
      heads={['Period', 'Staff', 'Sale type', 'Target', 'Achieved', 'Reached', '']}
      numbers={['Target', 'Achieved']}
    >
      {items.map((target) => (
        <TargetRow key={target.id} target={target} edit={() => edit(target)} />
      ))}
    </TableFrame>
  </div>
);
