import { Amount, todayIn, useSession } from '#kernel/web';
import type { Screens } from '#kernel/web';
import type { ComponentProps } from 'react';
import { invoiceViewLabels, invoiceViews } from '../../domain/index.ts';
import type { InvoiceView } from '../../domain/index.ts';
import { useInvoiceCounts } from './invoice-counts.ts';
import './invoices.css';

type ListProps = ComponentProps<NonNullable<Screens['listTop']>>;
type Filters = Readonly<Record<string, readonly string[]>>;

const spelled = (filters: Filters): string =>
  Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${key}=${values.toSorted().join()}`)
    .toSorted()
    .join('&');

/** Saved views of the list, each with how many it shows. A second press shows all again. */
export function InvoiceViews({ state, change }: ListProps) {
  const { zone } = useSession();
  const { data } = useInvoiceCounts();
  const views = invoiceViews(todayIn(zone));
  return (
    <div>
      <div className="choice-chips" role="group" aria-label="Views">
        {(Object.keys(views) as InvoiceView[]).map((name) => {
          const isOn = spelled(state.filters) === spelled(views[name]);
          const isLate = name === 'overdue' && !!data?.overdue;
          return (
            <button
              key={name}
              type="button"
              className={`choice-chip invoice-view ${isLate ? 'invoice-view-late' : ''}`}
              aria-pressed={isOn}
              onClick={() => change({ filters: isOn ? {} : views[name] })}
            >
              {invoiceViewLabels[name]} <b>{data?.[name].toLocaleString('en') ?? '–'}</b>
            </button>
          );
        })}
      </div>
      {data && (
        <p className="soft">
          <Amount of={data.outstandingAmount} /> is outstanding, <Amount of={data.overdueAmount} />{' '}
          of it overdue.
        </p>
      )}
    </div>
  );
}
