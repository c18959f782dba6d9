import type { OfferedQuotation } from '#cases/domain';
import { api } from '#kernel/web';
import { useEffect, useState } from 'react';
import { DeadLinkPage } from './dead-link-page.tsx';
import { PlainPage } from './plain-page.tsx';
import { QuotationAnswer } from './quotation-answer.tsx';
import './quotation.css';
import { Spinner } from './spinner.tsx';

const token = location.pathname.split('/').at(-1) ?? '';
const place = `/app/quotations/${encodeURIComponent(token)}`;

type State = OfferedQuotation | 'loading' | 'unknown' | 'unreachable';

/** Looks first and then tells that a person sees it; neither decides anything. */
async function open(): Promise<OfferedQuotation> {
  const found = await api.get<OfferedQuotation>(place);
  return found.state === 'open' ? api.post<OfferedQuotation>(`${place}/opened`, {}) : found;
}

export default function QuotationPage() {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    open().then(setState, (error: unknown) =>
      setState((error as { status?: number }).status === 404 ? 'unknown' : 'unreachable'),
    );
  }, []);
  if (state === 'loading') return <Spinner />;
  if (state === 'unknown') return <DeadLinkPage />;
  if (state === 'unreachable') {
    return (
      <PlainPage title="We cannot be reached">
        <p>Please try again in a moment.</p>
      </PlainPage>
    );
  }
  if (state.state !== 'open') return <Ended quotation={state} />;
  return (
    <PlainPage title={`Quotation ${state.quotationNo}`}>
      <p>
        {state.practice} offers this for <strong>{state.claimant}</strong>, case {state.caseNo}. It
        holds until {state.validUntil}.
      </p>
      <Sheet quotation={state} />
      <QuotationAnswer
        send={async (answer) => setState(await api.post<OfferedQuotation>(place, answer))}
        look={async () => setState(await api.get<OfferedQuotation>(place))}
      />
      <p className="soft">Do you have a question? Please call us, or {contact(state)}.</p>
    </PlainPage>
  );
}

const contact = ({ practiceEmail }: OfferedQuotation): string =>
  practiceEmail ? `write to ${practiceEmail}` : 'answer our email';

const Sheet = ({ quotation }: { quotation: OfferedQuotation }) => (
  <section className="quotation-sheet" aria-label="What it costs">
    {quotation.note && <p>{quotation.note}</p>}
    <ul className="quotation-lines">
      {quotation.items.map(({ description, quantity, unitPrice, amount, hasGst }, at) => (
        <li key={`${at}-${description}`} className="quotation-line">
          <span>
            {description}
            <small>
              {quantity} × {unitPrice}
              {hasGst ? '' : ', no GST'}
            </small>
          </span>
          <span>{amount}</span>
        </li>
      ))}
    </ul>
    <dl className="quotation-sums">
      {(
        [
          ['Without GST', quotation.subtotal],
          ['GST', quotation.gst],
          ['Total with GST', quotation.total],
        ] as const
      ).map(([words, amount]) => (
        <div key={words} className="quotation-sum">
          <dt>{words}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const endings: Readonly<Record<string, readonly [title: string, words: string]>> = {
  approved: ['The quotation is approved', 'Thank you. We will arrange the appointment.'],
  rejected: ['The quotation is rejected', 'Thank you for telling us. We will be in touch.'],
  expired: ['This quotation has expired', 'Please ask us for a new one.'],
  withdrawn: ['This quotation is no longer open', 'There may be a newer link in your email.'],
};

function Ended({ quotation }: { quotation: OfferedQuotation }) {
  const [title, words] = endings[quotation.state] ?? ['', ''];
  const by = quotation.decidedBy;
  return (
    <PlainPage title={title}>
      <p role="status">{words}</p>
      {by && <p className="soft">Answered by {by}.</p>}
      {quotation.state === 'approved' && <Sheet quotation={quotation} />}
      <p className="soft">For anything else please call us, or {contact(quotation)}.</p>
    </PlainPage>
  );
}
