import { exact } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { Amount, api, toast, toastFailure, useRefetch, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { allocation, invoice } from '../../domain/index.ts';
import type { AppliedAmount } from '../../domain/index.ts';
import { AdviceReader } from './advice-reader.tsx';
import { AllocateTable } from './allocate-table.tsx';
import { appliedFrom, sharesFrom } from './shares.ts';
import type { Shares } from './shares.ts';

type Props = {
  /** `/app/receipts/{id}` or `/app/credit-notes/{id}`. */
  path: string;
  companyId: string | null;
  unapplied: Money;
  /** An insurer says what a receipt is for; of a credit note nobody does. */
  hasAdvice: boolean;
  changed: () => Promise<void>;
};

/** The rest of a receipt or of a credit note, given to open invoices. */
export function ApplyCredit({ path, companyId, unapplied, hasAdvice, changed }: Props) {
  const [shares, setShares] = useState<Shares>({});
  const [isSaving, setSaving] = useState(false);
  const [refetchInvoices, refetchPayments] = [useRefetch(invoice), useRefetch(allocation)];
  const allocations = appliedFrom(shares);
  const apply = async (): Promise<boolean> => {
    setSaving(true);
    try {
      await api.post(`${path}/apply`, { allocations });
      setShares({});
      toast.success(`Applied to ${allocations.length === 1 ? 'the invoice' : 'the invoices'}.`);
      await Promise.all([refetchInvoices(), refetchPayments(), changed()]);
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  useUnsaved({ isDirty: allocations.length > 0, save: apply });
  if (exact(unapplied).isZero()) return null;
  return (
    <>
      <h3>
        <Amount of={unapplied} /> to apply
      </h3>
      <AllocateTable companyId={companyId} amount={unapplied} shares={shares} change={setShares} />
      <p className="mini-more toolbar">
        <Button
          type="primary"
          disabled={!allocations.length}
          loading={isSaving}
          onClick={() => void apply()}
        >
          Apply to invoices
        </Button>
        {hasAdvice && companyId && (
          <AdviceReader
            path={path}
            use={(found: readonly AppliedAmount[]) => setShares(sharesFrom(found))}
          />
        )}
      </p>
    </>
  );
}
