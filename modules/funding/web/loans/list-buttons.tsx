import { can, pageAt, pageIsOpen } from '#kernel/domain';
import {
  ActionDialog,
  postBlob,
  runAction,
  saveBlob,
  toast,
  toastFailure,
  useListState,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  exportOutstandingStatement,
  loanFunding,
  outstandingPrintRoute,
  sendFundingStatement,
} from '../../domain/index.ts';

type Sent = { readonly sent: number; readonly skipped: readonly { readonly name: string }[] };

export const sentWords = ({ sent, skipped }: Sent): string => {
  const went = sent === 1 ? '1 statement is on its way.' : `${sent} statements are on their way.`;
  return skipped.length
    ? `${went} Not sent to ${skipped.map(({ name }) => name).join(', ')}.`
    : went;
};

const { borrowerId, asOf } = sendFundingStatement.input;
const asked = { ...sendFundingStatement, input: { borrowerId, asOf } };

/** Statements of the borrower that the list is filtered by, or of all. */
export function ListButtons() {
  const { actor } = useSession();
  const [{ filters }] = useListState(loanFunding);
  const [isSending, setSending] = useState(false);
  const page = pageAt(outstandingPrintRoute.page);
  const [chosen, ...others] = filters['borrowerId'] ?? [];
  const one = chosen && !others.length ? chosen : null;
  const save = async () =>
    saveBlob(
      await postBlob(exportOutstandingStatement.path, one ? { borrowerId: one } : {}),
      'OutstandingStatement.xlsx',
    );
  const run = async (input: Record<string, unknown>) => {
    const answer = await runAction<Sent>(sendFundingStatement, '', input);
    if (answer) toast.success(sentWords(answer));
    setSending(false);
  };
  return (
    <>
      {page && pageIsOpen(actor, page) && (
        <Button
          href={`${page.path}?${one ? `borrowerId=${one}` : 'borrowers=all'}`}
          target="_blank"
        >
          Outstanding statement
        </Button>
      )}
      {can(actor, exportOutstandingStatement.ability) && (
        <Button onClick={() => void save().catch(toastFailure)}>Export outstanding</Button>
      )}
      {can(actor, sendFundingStatement.ability) && (
        <Button onClick={() => setSending(true)}>Send statements</Button>
      )}
      {isSending && (
        <Suspense>
          <ActionDialog action={asked} recordId="" run={run} close={() => setSending(false)}>
            <p className="soft">Without a borrower every borrower who owes something gets one.</p>
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
