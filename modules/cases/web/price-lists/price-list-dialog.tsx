import { Dialog, FieldInput, LeaveButton } from '#kernel/web';
import { Button, Select, Upload } from 'antd';
import { Suspense } from 'react';
import { comparePriceList, ndisPriceColumns, priceLists } from '../../domain/index.ts';
import type { PriceList } from '../../domain/index.ts';
import { DifferenceView } from './difference-view.tsx';
import { usePriceList } from './use-price-list.ts';

type Props = { list: PriceList; close: () => void };
type Choosing = ReturnType<typeof usePriceList>;

const columns = ndisPriceColumns.map((value) => ({ value: value as string, label: value }));

/** The catalogue is compared first; nothing changes before somebody has seen the difference. */
export default function PriceListDialog({ list, close }: Props) {
  const choosing = usePriceList(list, close);
  const { difference } = choosing;
  return (
    <Dialog
      kind="history"
      title={priceLists[list]}
      close={close}
      isDirty={choosing.rows !== null}
      footer={
        <>
          <LeaveButton>Cancel</LeaveButton>
          <NextStep {...choosing} />
        </>
      }
    >
      <Chosen list={list} {...choosing} />
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

function NextStep({ difference, rows, isBusy, compare, apply }: Choosing) {
  if (!difference)
    return (
      <Button type="primary" disabled={!rows} loading={isBusy} onClick={() => void compare()}>
        Show the difference
      </Button>
    );
  const { added, changed, ended, faults } = difference;
  const total = added.length + changed.length + ended.length;
  return (
    <Button
      type="primary"
      disabled={!total || faults.length > 0}
      loading={isBusy}
      onClick={() => void apply()}
    >{`Apply ${total} changes`}</Button>
  );
}

const Chosen = ({ list, rows, wish, change, choose }: Choosing & { list: PriceList }) => (
  <div className="toolbar">
    <Upload
      accept=".xlsx,.csv"
      showUploadList={false}
      beforeUpload={(file) => {
        void choose(file);
        return false;
      }}
    >
      <Button>{rows ? `${rows.length - 1} rows chosen` : 'Choose the catalogue'}</Button>
    </Upload>
    <Suspense>
      <FieldInput
        field={comparePriceList.input.effectiveFrom}
        value={wish.effectiveFrom}
        onChange={(value) => typeof value === 'string' && change({ effectiveFrom: value })}
      />
    </Suspense>
    {list === 'ndis' && (
      <Select
        aria-label="Column of the price"
        options={columns}
        value={wish.priceColumn}
        onChange={(priceColumn) => change({ priceColumn })}
      />
    )}
  </div>
);
