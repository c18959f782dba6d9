import { PlusOutlined } from '@ant-design/icons';
import { RemindersOfRecord } from '#correspondence/web';
import { can, formatDate, moduleNameOf } from '#kernel/domain';
import { RelatedList, screensFor, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { makeRepaymentInvoice, repaymentInvoice, repaymentLine } from '../../domain/index.ts';
import { ArrearsViews } from '../arrears/arrears-views.tsx';
import { RepaymentButtons } from './repayment-buttons.tsx';
import { RepaymentPayments } from './repayment-payments.tsx';
import { RepaymentStand } from './repayment-stand.tsx';
import { SendSelected } from './send-selected.tsx';

function CreateButton() {
  const { actor } = useSession();
  const navigate = useNavigate();
  if (!can(actor, makeRepaymentInvoice.ability)) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate('/view/transaction-invoice/add')}
    >
      Create Funding Invoice
    </Button>
  );
}

export const repaymentInvoiceScreens = screensFor(repaymentInvoice, {
  listActions: CreateButton,
  widths: {
    invoiceNo: 170,
    status: 160,
    borrowerId: 180,
    period: 100,
    total: 130,
    openAmount: 130,
    dueDate: 120,
    arrears: 130,
  },
  cells: { period: ({ record }) => formatDate(`${record.period}-01`, 'MMM YYYY') },
  listTop: ArrearsViews,
  selection: SendSelected,
  actions: ({ record }) => <RepaymentButtons record={record} />,
  banner: ({ record, today }) => <RepaymentStand record={record} today={today} />,
  panels: {
    Loans: ({ record }) => (
      <RelatedList resource={repaymentLine} filters={{ invoiceId: record.id }} />
    ),
    Payments: ({ record }) => <RepaymentPayments invoiceId={record.id} />,
    Reminders: ({ record }) => (
      <RemindersOfRecord
        about={{ fromModule: moduleNameOf(repaymentInvoice), objectId: record.id }}
        kind="repaymentOverdue"
      />
    ),
  },
});
