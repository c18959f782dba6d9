import { DownOutlined } from '@ant-design/icons';
import { can, exact } from '#kernel/domain';
import {
  api,
  getBlob,
  MenuButton,
  openTab,
  saveBlob,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import type { MenuItem } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  cancelInvoice,
  cancelled,
  creditInvoice,
  icareClaim,
  invoicePrintRoute,
  makeIcareClaim,
  openOf,
  sendInvoice,
  setReminders,
  takeReceipt,
  writeOffInvoice,
} from '../../domain/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { ShownInvoice } from './shown-invoice.ts';
import { useInvoiceChanged } from './use-invoice-changed.ts';
import { WriteOffDialog } from './write-off-dialog.tsx';

const dialogs = {
  send: SendDialog,
  credit: CreditDialog,
  writeOff: WriteOffDialog,
  cancel: CancelDialog,
} as const;

type DialogName = keyof typeof dialogs;

type Doing = {
  readonly open: (name: DialogName) => void;
  readonly attempt: (work: () => Promise<string>) => void;
};

/** What can be done with the invoice besides sending it, in the order of how often it is. */
function useMoreItems(record: ShownInvoice, { open, attempt }: Doing): readonly MenuItem[] {
  const { actor } = useSession();
  const { id, status, isReminderStopped } = record;
  const isLive = status !== cancelled;
  const isOwed = isLive && !exact(openOf(record)).isZero();
  const isUntouched = exact(record.settled).plus(record.writtenOff).isZero();
  const item = (isShown: boolean, ability: string, one: MenuItem) =>
    isShown && can(actor, ability) ? [one] : [];
  return [
    ...item(true, sendInvoice.ability, {
      key: 'pdf',
      label: 'Download PDF',
      run: () =>
        attempt(async () => {
          const name = `Invoice ${record.invoiceNo ?? ''}.pdf`;
          saveBlob(await getBlob(`/app/payments/${id}/print?format=pdf`), name);
          return `${name} was saved.`;
        }),
    }),
    ...item(isLive, creditInvoice.ability, {
      key: 'credit',
      label: 'Make credit note',
      run: () => open('credit'),
    }),
    ...item(isOwed, setReminders.ability, {
      key: 'reminders',
      label: isReminderStopped ? 'Allow reminders' : 'Stop reminders',
      run: () =>
        attempt(async () => {
          await api.put(`/app/payments/${id}/reminders`, { isReminderStopped: !isReminderStopped });
          return isReminderStopped ? 'Reminders are sent again.' : 'Reminders are stopped.';
        }),
    }),
    ...item(isLive, makeIcareClaim.ability, {
      key: 'icare',
      label: 'Build iCare claim',
      run: () =>
        attempt(async () => {
          const claim = await api.post<{ id: string }>(makeIcareClaim.path, { invoiceId: id });
          openTab(`/view/${icareClaim.segment}/detail/${claim.id}`);
          return 'The claim was built.';
        }),
    }),
    ...item(isOwed, writeOffInvoice.ability, {
      key: 'writeOff',
      label: 'Write off',
      isApart: true,
      run: () => open('writeOff'),
    }),
    ...item(isLive && isUntouched, cancelInvoice.ability, {
      key: 'cancel',
      label: 'Cancel invoice',
      isDanger: true,
      run: () => open('cancel'),
    }),
  ];
}

/** B-280: the page that is printed is the preview of an invoice. */
function openPrintPage({ id, invoiceNo }: ShownInvoice): void {
  const query = new URLSearchParams({ id, invoiceNo: invoiceNo ?? '' });
  window.open(`${invoicePrintRoute.page}?${query}`, '_blank', 'noopener');
}

export function InvoiceButtons({ record }: { record: ShownInvoice }) {
  const { actor } = useSession();
  const changed = useInvoiceChanged();
  const [shown, setShown] = useState<DialogName | null>(null);
  const attempt = (work: () => Promise<string>) =>
    void work()
      .then((done) => toast.success(done), toastFailure)
      .then(changed);
  const more = useMoreItems(record, { open: setShown, attempt });
  const Shown = shown && dialogs[shown];
  const isUnsent = !record.sentAt;
  const open = openOf(record);
  const isOwed = record.status !== cancelled && !exact(open).isZero();
  return (
    <>
      <Button onClick={() => openPrintPage(record)}>Print preview</Button>
      {can(actor, sendInvoice.ability) && record.status !== cancelled && (
        <Button type={isUnsent ? 'primary' : 'default'} onClick={() => setShown('send')}>
          {isUnsent ? 'Send invoice' : 'Send again'}
        </Button>
      )}
      {isOwed && can(actor, takeReceipt.ability) && (
        <Button
          type={isUnsent ? 'default' : 'primary'}
          onClick={() =>
            openTab(
              `/view/receipts/add?companyId=${record.companyId}&amount=${open}&invoiceId=${record.id}`,
            )
          }
        >
          Take payment
        </Button>
      )}
      {more.length > 0 && (
        <MenuButton
          type="default"
          label="More about this invoice"
          icon={<DownOutlined aria-hidden />}
          iconPlacement="end"
          items={() => more}
        >
          More
        </MenuButton>
      )}
      {Shown && (
        <Suspense>
          <Shown invoiceId={record.id} close={() => setShown(null)} changed={changed} />
        </Suspense>
      )}
    </>
  );
}
