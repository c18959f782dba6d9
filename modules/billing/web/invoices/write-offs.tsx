import { can } from '#kernel/domain';
import { ActionDialog, callAction, ChildPanel, toast, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { undoWriteOff, writeOff } from '../../domain/index.ts';
import './invoices.css';
import { useInvoiceChanged } from './use-invoice-changed.ts';

type Line = { readonly id: string; readonly undoesId?: unknown; readonly amount?: unknown };

/** What was given up, and the way back when the customer pays after all. */
export function WriteOffs({ invoiceId }: { invoiceId: string }) {
  const { actor } = useSession();
  const [undone, setUndone] = useState<string | null>(null);
  const [changed, refetch] = [useInvoiceChanged(), useRefetch(writeOff)];
  const run = async (input: Record<string, unknown>) => {
    const path = undoWriteOff.path.replace('{writeOffId}', undone ?? '');
    await callAction({ ...undoWriteOff, path }, invoiceId, input);
    toast.success('The amount is owed again.');
    setUndone(null);
    await Promise.all([changed(), refetch()]);
  };
  const isLive = ({ id, amount }: Line, all: readonly Line[]) =>
    !String(amount).startsWith('-') && !all.some(({ undoesId }) => undoesId === id);
  return (
    <>
      <ChildPanel
        resource={writeOff}
        owner={{ id: invoiceId }}
        buttons={(line: Line, all: readonly Line[]) =>
          can(actor, undoWriteOff.ability) &&
          isLive(line, all) && (
            <Button size="small" onClick={() => setUndone(line.id)}>
              Undo
            </Button>
          )
        }
      />
      {undone && (
        <ActionDialog action={undoWriteOff} run={run} close={() => setUndone(null)}>
          <div className="invoice-outcome" role="status">
            <p>The invoice is owed again, and the GST that was claimed back is due again.</p>
          </div>
        </ActionDialog>
      )}
    </>
  );
}
