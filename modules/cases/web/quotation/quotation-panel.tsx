import { can, formatDate, formatDateTime } from '#kernel/domain';
import { api, EmptyState, panelText, StatusChip, useRefetch, useSession } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ot, quotationTones, saveQuotation } from '../../domain/index.ts';
import type { ShownQuotation, ShownQuotations } from '../../domain/index.ts';
import { ItemEditor } from './item-editor.tsx';
import { ProcessStrip } from './process-strip.tsx';
import { QuotationButtons } from './quotation-buttons.tsx';
import './quotation-panel.css';
import { QuotationTable } from './quotation-table.tsx';
import { useQuotation } from './use-quotation.ts';

/** What happens to the quotation may move the case: its page is read again. */
function useCaseFollows(status: string | undefined): void {
  const refetchCase = useRefetch(ot);
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current && status && seen.current !== status) void refetchCase();
    seen.current = status;
  }, [status, refetchCase]);
}

export default function QuotationPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data, error, process, changed, path } = useQuotation(id);
  useCaseFollows(data?.quotation?.status);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const mayWrite = can(actor, saveQuotation.ability);
  const begin = async () => changed(await api.put<ShownQuotations>(path, {}));
  const start = mayWrite && (
    <Button type="primary" onClick={() => void begin()}>
      Make quotation
    </Button>
  );
  const { quotation, earlier } = data;
  const isOver = quotation && ['rejected', 'expired', 'cancelled'].includes(quotation.status);
  return (
    <>
      {process && <ProcessStrip process={process} />}
      {quotation ? (
        <InHand caseId={id} path={path} quotation={quotation} changed={changed} />
      ) : (
        <EmptyState
          title="No quotation yet"
          text="The customer approves it by a link before the assessment is booked."
          action={start}
        />
      )}
      {isOver && mayWrite && (
        <p className="mini-more">
          <Button onClick={() => void begin()}>Make another quotation</Button>
        </p>
      )}
      {earlier.length > 0 && (
        <p className="soft">
          Earlier: {earlier.map((one) => `${one.quotationNo} (${one.statusName})`).join(', ')}
        </p>
      )}
    </>
  );
}

type InHandProps = {
  caseId: string;
  path: string;
  quotation: ShownQuotation;
  changed: (answer: ShownQuotations) => Promise<void>;
};

function InHand({ caseId, path, quotation, changed }: InHandProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <div className="ot-quotation-head">
        <strong>{quotation.quotationNo}</strong>
        <StatusChip tone={quotationTones[quotation.status] ?? 'neutral'}>
          {quotation.statusName}
        </StatusChip>
      </div>
      <Facts quotation={quotation} />
      {isEditing ? (
        <Suspense fallback={<Skeleton active title={false} />}>
          <ItemEditor
            items={quotation.items}
            save={async (items) => {
              const url = `${path}/${quotation.id}/itemCosts`;
              await changed(await api.put<ShownQuotations>(url, { items }));
              setEditing(false);
            }}
            cancel={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        <>
          <QuotationTable {...quotation} />
          <QuotationButtons
            caseId={caseId}
            path={path}
            quotation={quotation}
            changed={changed}
            editItems={() => setEditing(true)}
          />
        </>
      )}
    </>
  );
}

/** "Sent 3 May 2026 to a@b.au. Opened 4 May. Approved by Jo Park." */
function Facts({ quotation }: { quotation: ShownQuotation }) {
  const { dateFormat, zone } = useSession();
  const at = (instant: string) => formatDateTime(instant, zone, dateFormat, ' ');
  const { validUntil, sentAt, sentTo, openedAt, decidedAt, decidedBy, decisionReason } = quotation;
  const parts = [
    validUntil && `Valid until ${formatDate(validUntil, dateFormat)}.`,
    sentAt && `Sent ${at(sentAt)}${sentTo ? ` to ${sentTo}` : ''}.`,
    openedAt && `Opened ${at(openedAt)}.`,
    decidedAt && `${quotation.statusName} ${at(decidedAt)} by ${decidedBy ?? 'the customer'}.`,
    decisionReason,
  ].filter(Boolean);
  return (
    <p className="ot-quotation-facts">
      {parts.join(' ')}
      {quotation.note && (
        <>
          <br />
          {quotation.note}
        </>
      )}
    </p>
  );
}
