import { PlusOutlined } from '@ant-design/icons';
import { can, daysBetween, exact } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { Amount, ActionButton, RelatedList, screensFor, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import {
  applyReceipt,
  depositSlipRoute,
  receipt,
  refund,
  refundReceipt,
  reverseReceipt,
  setReceiptCompany,
  takeReceipt,
} from '../../domain/index.ts';
import { ApplyCredit } from './apply-credit.tsx';
import { CreditPayments } from './credit-payments.tsx';
import './receipts.css';
import { UnappliedSwitch } from './unapplied-switch.tsx';

type Receipt = RecordOf<typeof receipt>;

function NewReceiptButton() {
  const { actor } = useSession();
  const navigate = useNavigate();
  if (!can(actor, takeReceipt.ability)) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate(`/view/${receipt.segment}/add`)}
    >
      New receipt
    </Button>
  );
}

function AppliedPanel({ record }: { record: Receipt }) {
  const { actor } = useSession();
  const changed = useRefetch(receipt);
  return (
    <>
      <CreditPayments of={{ receiptId: record.id }} changed={changed} />
      {can(actor, applyReceipt.ability) && (
        <ApplyCredit
          path={`/app/${receipt.base}/${record.id}`}
          companyId={record.companyId}
          unapplied={record.unapplied ?? '0.00'}
          hasAdvice
          changed={changed}
        />
      )}
    </>
  );
}

const isBanked = ({ method, isReversed }: Receipt) =>
  (method === 'cheque' || method === 'cash') && !isReversed;

/** Cheques and cash that go to the bank together. */
function DepositSlip({ records }: { records: readonly Receipt[] }) {
  const chosen = records.filter(isBanked);
  const ids = chosen.map(({ id }) => id).join(',');
  return (
    <Button
      disabled={!chosen.length}
      href={`${depositSlipRoute.page}?ids=${ids}`}
      target="_blank"
      title={chosen.length ? undefined : 'Choose cheques and cash'}
    >
      Deposit slip ({chosen.length})
    </Button>
  );
}

const isOpen = ({ unapplied }: Receipt) => exact(unapplied ?? '0').greaterThan(0);
const isUntouched = ({ applied, refunded, isReversed }: Receipt) =>
  !isReversed && exact(applied).plus(refunded).isZero();

export const receiptScreens = screensFor(receipt, {
  listActions: NewReceiptButton,
  listTop: UnappliedSwitch,
  listNeeds: ['method', 'isReversed', 'receivedOn'],
  selection: DepositSlip,
  cells: {
    unapplied: ({ record, today }) => (
      <>
        <Amount of={record.unapplied ?? '0'} />
        {isOpen(record) && (
          <span className="receipt-age"> {daysBetween(record.receivedOn, today)} days</span>
        )}
      </>
    ),
  },
  actions: ({ record }) => (
    <>
      {isUntouched(record) && (
        <>
          <ActionButton action={setReceiptCompany} record={record} done="The company was noted.">
            {record.companyId ? 'Change company' : 'Say whose it is'}
          </ActionButton>
          <ActionButton action={reverseReceipt} record={record} done="The receipt was reversed." />
        </>
      )}
      {isOpen(record) && (
        <ActionButton action={refundReceipt} record={record} done="The refund was posted." />
      )}
    </>
  ),
  panels: {
    Applied: ({ record }) => <AppliedPanel record={record} />,
    Refunds: ({ record }) => (
      <RelatedList
        resource={refund}
        filters={{ receiptId: record.id }}
        empty="Nothing of it was paid back."
      />
    ),
  },
});
