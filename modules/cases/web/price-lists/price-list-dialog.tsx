import type { ValueOfShape } from '#kernel/domain';
import {
  api,
  Dialog,
  FieldInput,
  LeaveButton,
  readSheet,
  toast,
  toastFailure,
  todayIn,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Button, Select, Upload } from 'antd';
import { Suspense, useState } from 'react';
import {
  amaServiceFee,
  applyPriceList,
  comparePriceList,
  ndisPriceColumns,
  ndisServiceItem,
  priceLists,
} from '../../domain/index.ts';
import type { differenceShape, PriceList } from '../../domain/index.ts';
import { DifferenceView } from './difference-view.tsx';

export type Difference = ValueOfShape<typeof differenceShape>;

type Props = { list: PriceList; close: () => void };
type Rows = readonly (readonly unknown[])[];

const columns = ndisPriceColumns.map((value) => ({ value: value as string, label: value }));

/** The catalogue is compared first; nothing changes before somebody has seen the difference. */
export default function PriceListDialog({ list, close }: Props) {
  const { zone } = useSession();
  const refetch = useRefetch(list === 'ndis' ? ndisServiceItem : amaServiceFee);
  const [effectiveFrom, setFrom] = useState(todayIn(zone));
  const [priceColumn, setColumn] = useState('National');
  const [rows, setRows] = useState<Rows | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const [isBusy, setBusy] = useState(false);
  const body = { list, effectiveFrom, priceColumn, rows };

  const work = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File) =>
    void work(async () => {
      const sheet = await readSheet(file);
      setRows([sheet.headers, ...sheet.rows]);
      setDifference(null);
    });
  const compare = () =>
    work(async () => setDifference(await api.post<Difference>(comparePriceList.path, body)));
  const apply = () =>
    work(async () => {
      const mark = difference?.mark;
      const done = await api.post<Record<'added' | 'changed' | 'ended', number>>(
        applyPriceList.path,
        { ...body, mark },
      );
      toast.success(`${done.added} added, ${done.changed} changed, ${done.ended} ended.`);
      await refetch();
      close();
    });
  const total = difference
    ? difference.added.length + difference.changed.length + difference.ended.length
    : 0;
  const mayApply = total > 0 && !difference?.faults.length;
  return (
    <Dialog
      kind="history"
      title={priceLists[list]}
      close={close}
      footer={
        <>
          <LeaveButton>Cancel</LeaveButton>
          {difference ? (
            <Button
              type="primary"
              disabled={!mayApply}
              loading={isBusy}
              onClick={() => void apply()}
            >{`Apply ${total} changes`}</Button>
          ) : (
            <Button type="primary" disabled={!rows} loading={isBusy} onClick={() => void compare()}>
              Show the difference
            </Button>
          )}
        </>
      }
    >
      <div className="toolbar">
        <Upload
          accept=".xlsx,.csv"
          showUploadList={false}
          beforeUpload={(file) => {
            choose(file);
            return false;
          }}
        >
          <Button>{rows ? `${rows.length - 1} rows chosen` : 'Choose the catalogue'}</Button>
        </Upload>
        <Suspense>
          <FieldInput
            field={comparePriceList.input.effectiveFrom}
            value={effectiveFrom}
            onChange={(value) => {
              setFrom(String(value ?? effectiveFrom));
              setDifference(null);
            }}
          />
        </Suspense>
        {list === 'ndis' && (
          <Select
            aria-label="Column of the price"
            options={columns}
            value={priceColumn}
            onChange={(value) => {
              setColumn(value);
              setDifference(null);
            }}
          />
        )}
      </div>
      {difference ? (
        <DifferenceView difference={difference} />
      ) : (
        <p className="soft">
          Choose the file as it is published, the day from which its prices hold
          {list === 'ndis' && ' and the column of your state, or National'}. You see what would
          change before anything does.
        </p>
      )}
    </Dialog>
  );
}
