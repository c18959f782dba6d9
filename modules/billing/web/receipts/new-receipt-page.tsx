import type { Field, Fields } from '#kernel/domain';
import { check, inputSchema } from '#kernel/domain';
import {
  ApiError,
  api,
  openTab,
  PageHeader,
  PageTitle,
  toast,
  toastFailure,
  todayIn,
  useRefetch,
  useSession,
  useUnsaved,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { flushSync } from 'react-dom';
import { invoice, receipt, takeReceipt } from '../../domain/index.ts';
import { AllocateTable } from './allocate-table.tsx';
import { ReceiptField } from './receipt-field.tsx';
import './receipts.css';
import { appliedFrom } from './shares.ts';
import type { Shares } from './shares.ts';

const { allocations: _rows, ...asked } = takeReceipt.input;
const fields: Fields = asked;
type Values = Readonly<Record<string, unknown>>;
type Errors = Readonly<Record<string, string>>;

const errorsOf = (found: readonly { message: string; members?: readonly string[] }[]): Errors =>
  Object.fromEntries(
    found.flatMap(({ message, members }) => (members ?? []).map((key) => [key, message])),
  );

/** What is typed, and the one call that takes the receipt. */
function useNewReceipt(start: Values, paying: Shares) {
  const [values, setValues] = useState<Values>(start);
  const [shares, setShares] = useState<Shares>(paying);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [refetchReceipts, refetchInvoices] = [useRefetch(receipt), useRefetch(invoice)];
  const change = (key: string, value: unknown) => {
    setValues((all) => ({ ...all, [key]: value }));
    if (key === 'companyId') setShares({});
    setDirty(true);
  };
  const save = async (): Promise<boolean> => {
    const body = { ...values, allocations: appliedFrom(shares) };
    const checked = check(inputSchema(takeReceipt.input), body);
    setErrors(checked.ok ? {} : errorsOf(checked.errors));
    if (!checked.ok) return false;
    setSaving(true);
    try {
      const made = await api.post<{ id: string; receiptNo: string }>(takeReceipt.path, body);
      // At once: a tab that is hidden with typed work would count as unsaved.
      flushSync(() => setDirty(false));
      toast.success(`${made.receiptNo} was taken.`);
      openTab(`/view/${receipt.segment}/detail/${made.id}`);
      flushSync(() => {
        setValues(start);
        setShares({});
      });
      await Promise.all([refetchReceipts(), refetchInvoices()]);
      return true;
    } catch (error) {
      if (error instanceof ApiError) setErrors(errorsOf(error.validationErrors));
      toastFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  useUnsaved({ isDirty, save });
  return { values, shares, errors, isSaving, change, setShares, save };
}

/** What came in on the left, what it pays below it, and the rest counted as it is typed. */
export default function NewReceiptPage() {
  const { zone } = useSession();
  const [params] = useSearchParams();
  const companyId = params.get('companyId');
  const [amount, paid] = [params.get('amount'), params.get('invoiceId')];
  const form = useNewReceipt(
    {
      receivedOn: todayIn(zone),
      method: 'transfer',
      companyId,
      ...(amount && { amount }),
    },
    paid && amount ? { [paid]: amount } : {},
  );
  const text = (key: string) => (form.values[key] as string | null | undefined) ?? null;
  return (
    <div className="page">
      <PageTitle>New Receipt</PageTitle>
      <PageHeader
        title="New Receipt"
        actions={
          <Button type="primary" loading={form.isSaving} onClick={() => void form.save()}>
            Take receipt
          </Button>
        }
      />
      <section className="card" aria-label="What came in">
        <h2>What came in</h2>
        <div className="receipt-fields">
          {Object.entries(fields).map(([key, field]: [string, Field]) => (
            <ReceiptField
              key={key}
              field={field}
              value={form.values[key]}
              error={form.errors[key]}
              onChange={(value) => form.change(key, value)}
            />
          ))}
        </div>
      </section>
      <section className="card" aria-label="What it pays">
        <h2>What it pays</h2>
        <AllocateTable
          companyId={text('companyId')}
          amount={text('amount') ?? '0.00'}
          shares={form.shares}
          change={form.setShares}
        />
      </section>
    </div>
  );
}
