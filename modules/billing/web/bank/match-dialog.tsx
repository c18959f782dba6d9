import { formatMoney } from '#kernel/domain';
import { Dialog, LeaveButton, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { matchLine } from '../../domain/index.ts';
import type { MatchedLine } from '../../domain/index.ts';
import { AllocateTable } from '../receipts/allocate-table.tsx';
import { ReceiptField } from '../receipts/receipt-field.tsx';
import { appliedFrom, sharesFrom } from '../receipts/shares.ts';
import type { Shares } from '../receipts/shares.ts';
import type { ChosenMatch } from './use-matching.ts';

type Props = {
  line: MatchedLine;
  match: (chosen: ChosenMatch) => Promise<boolean>;
  close: () => void;
};

/** A line split by hand: whose it is, and which invoices it pays. */
export function MatchDialog({ line, match, close }: Props) {
  const { currency } = useSession();
  const [best] = line.proposals;
  const [companyId, setCompany] = useState<string | null>(best?.companyId ?? null);
  const [proposed] = useState<Shares>(() => sharesFrom(best?.allocations ?? []));
  const [shares, setShares] = useState(proposed);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isDone = await match({ companyId, allocations: appliedFrom(shares) });
    setSaving(false);
    if (isDone) close();
  };
  return (
    <Dialog
      kind="history"
      title={`${formatMoney(line.amount, currency)} ${line.description ?? ''}`}
      close={close}
      isDirty={companyId !== (best?.companyId ?? null) || shares !== proposed}
      footer={
        <>
          <LeaveButton />
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            Match
          </Button>
        </>
      }
    >
      <ReceiptField
        field={matchLine.input.companyId}
        value={companyId}
        onChange={(next) => {
          setCompany(next as string | null);
          setShares({});
        }}
      />
      <AllocateTable
        companyId={companyId}
        amount={line.amount}
        shares={shares}
        change={setShares}
      />
    </Dialog>
  );
}
