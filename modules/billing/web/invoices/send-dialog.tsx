import { ActionDialog, api, callAction, panelText, toast } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { invoice, sendInvoice } from '../../domain/index.ts';
import './invoices.css';

type Preview = {
  readonly to: string | null;
  readonly subject: string;
  readonly body: string;
  readonly attachment: string;
};

type Props = { invoiceId: string; close: () => void; changed: () => Promise<void> };

/** The mail as it would leave, before it does. */
export function SendDialog({ invoiceId, close, changed }: Props) {
  const { data, error } = useQuery({
    queryKey: ['record', invoice.base, invoiceId, 'email-preview'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<Preview>(`/app/payments/${invoiceId}/email-preview`, undefined, signal),
  });
  const run = async (input: Record<string, unknown>) => {
    await callAction(sendInvoice, invoiceId, input);
    toast.success('The invoice was sent.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={sendInvoice} run={run} close={close} startsAtButton>
      {error && <p className="soft">{panelText(error)}</p>}
      {!data && !error && <Skeleton active title={false} />}
      {data && (
        <div className="invoice-outcome">
          <p>
            {data.to
              ? `To ${data.to}`
              : 'The company has no address for invoices: enter one above.'}
          </p>
          <p>
            <b>{data.subject}</b>
          </p>
          <iframe className="invoice-mail" title="Email" sandbox="" srcDoc={data.body} />
          <p className="soft">Attached: {data.attachment}</p>
        </div>
      )}
    </ActionDialog>
  );
}
