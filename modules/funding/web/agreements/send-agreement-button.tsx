import { ActionDialog, callAction, toast, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { agreementReaders, fundingAgreement, sendAgreement } from '../../domain/index.ts';
import type { AgreementReader } from '../../domain/index.ts';

/** M-109: says to whom it went. */
export const sentWords = (to: AgreementReader): string =>
  `Funding agreement update sent to ${agreementReaders[to]}.`;

type Props = { record: { readonly id: string; readonly can?: readonly string[] } };

export function SendAgreementButton({ record }: Props) {
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetch(fundingAgreement);
  if (!record.can?.includes(sendAgreement.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(sendAgreement, record.id, input))) return;
    toast.success(sentWords(input['to'] as AgreementReader));
    setOpen(false);
    await refetch();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{sendAgreement.label}</Button>
      {isOpen && (
        <Suspense>
          <ActionDialog
            action={sendAgreement}
            recordId={record.id}
            run={run}
            close={() => setOpen(false)}
          >
            <p className="soft">The agreement as it stands today goes along as a PDF.</p>
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
