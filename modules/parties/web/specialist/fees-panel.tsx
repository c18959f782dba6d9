import { formatDate } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import {
  api,
  callAction,
  declined,
  EmptyState,
  panelText,
  TableFrame,
  todayIn,
  useSession,
} from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { assessmentTypes, changeFees, feeArrangements, matterKinds } from '../../domain/index.ts';
import type { FeeRow, specialist } from '../../domain/index.ts';
import { FeeEditor } from './fee-editor.tsx';
import { feeText } from './fee-text.ts';
import './specialist.css';

type Props = { record: RecordOf<typeof specialist> };

export function FeesPanel({ record }: Props) {
  const [isEditing, setEditing] = useState(false);
  const queries = useQueryClient();
  const queryKey = ['record', 'specialists', record.id, 'fees'];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<{ items: FeeRow[] }>(
        `/app/specialists/${record.id}/fees`,
        { maxResultCount: 100 },
        signal,
      ),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const mayChange = record.can?.includes(changeFees.ability) ?? false;
  const arrangement = record.feeArrangement as keyof typeof feeArrangements | null;
  if (isEditing && arrangement) {
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <FeeEditor
          arrangement={arrangement}
          rows={data.items.toSorted(byService)}
          save={async (items) => {
            if (!(await callAction(changeFees, record.id, { items }))) throw declined();
            await queries.invalidateQueries({ queryKey: ['record', 'specialists', record.id] });
            setEditing(false);
          }}
          cancel={() => setEditing(false)}
        />
      </Suspense>
    );
  }
  const change = mayChange && arrangement && (
    <Button onClick={() => setEditing(true)}>
      {data.items.length ? 'Change fees' : 'Enter fees'}
    </Button>
  );
  if (!data.items.length) {
    return (
      <EmptyState
        title="No fees yet"
        text={
          arrangement
            ? feeArrangements[arrangement]
            : 'Choose the fee arrangement under Terms first.'
        }
        action={change}
      />
    );
  }
  return (
    <>
      <FeeTable rows={data.items} />
      <p className="mini-more toolbar">{change}</p>
    </>
  );
}

const places = (values: object) => Object.keys(values);

/** By service and matter, what holds now before what held earlier. */
const byService = (a: FeeRow, b: FeeRow): number =>
  places(assessmentTypes).indexOf(a.serviceType) - places(assessmentTypes).indexOf(b.serviceType) ||
  (a.serviceItem ?? '').localeCompare(b.serviceItem ?? '') ||
  places(matterKinds).indexOf(a.matterKind) - places(matterKinds).indexOf(b.matterKind) ||
  b.effectiveFrom.localeCompare(a.effectiveFrom);

export function FeeTable({ rows }: { rows: readonly FeeRow[] }) {
  const { dateFormat, currency, zone } = useSession();
  const today = todayIn(zone);
  const isPast = ({ effectiveTo }: FeeRow) => !!effectiveTo && effectiveTo < today;
  const day = (date: string | null | undefined) => formatDate(date, dateFormat);
  return (
    <TableFrame label="Fees" heads={['Service', 'Matter', 'Fee', 'From', 'To']} numbers={['Fee']}>
      {rows.toSorted(byService).map((fee, index) => (
        <tr key={fee.id ?? index} className={isPast(fee) ? 'soft' : undefined}>
          <td>
            {assessmentTypes[fee.serviceType]}
            {fee.serviceItem && <span className="soft"> · {fee.serviceItem}</span>}
          </td>
          <td>{matterKinds[fee.matterKind]}</td>
          <td className="number">{feeText(fee, currency)}</td>
          <td>{day(fee.effectiveFrom)}</td>
          <td>{day(fee.effectiveTo) || <span className="soft">open</span>}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
