import { Dialog, getBlob, getDocument, panelText, saveBlob, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useRef } from 'react';
import { invoice } from '../../domain/index.ts';
import './print-preview.css';

type Props = { invoiceId: string; close: () => void };

/** The paper as it goes to the customer; printed from here, or kept as a PDF. */
export function PrintPreview({ invoiceId, close }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const path = `/app/payments/${invoiceId}/print`;
  const { data, error } = useQuery({
    queryKey: ['record', invoice.base, invoiceId, 'print'],
    staleTime: 0,
    queryFn: ({ signal }) => getDocument('GET', path, {}, signal),
  });
  const html = data?.kind === 'html' ? data.html : null;
  const download = async () => {
    const title = /<title>([^<]*)/.exec(html ?? '')?.[1] ?? 'Invoice';
    saveBlob(await getBlob(`${path}?format=pdf`), `${title}.pdf`);
  };
  return (
    <Dialog
      kind="summary"
      title="Print preview"
      close={close}
      footer={
        html && (
          <>
            <Button onClick={() => void download().catch(toastFailure)}>Download PDF</Button>
            <Button type="primary" onClick={() => frame.current?.contentWindow?.print()}>
              Print
            </Button>
          </>
        )
      }
    >
      {error && <p className="soft">{panelText(error)}</p>}
      {!html && !error && <Skeleton active />}
      {html && (
        <iframe
          ref={frame}
          className="print-preview"
          title="Invoice"
          sandbox="allow-same-origin allow-modals"
          srcDoc={html}
        />
      )}
    </Dialog>
  );
}
