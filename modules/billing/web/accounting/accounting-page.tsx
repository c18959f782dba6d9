import { PageHeader, PageTitle, RelatedList } from '#kernel/web';
import { accountingDrift } from '../../domain/index.ts';
import { ConnectionCard } from './connection-card.tsx';
import { OwnInvoices } from './own-invoices.tsx';
import { SyncButtons } from './sync-buttons.tsx';

/** G-137: the practice and its accounting system. */
export default function AccountingPage() {
  return (
    <div className="page">
      <PageTitle>Accounting</PageTitle>
      <PageHeader
        title="Accounting"
        meta="Invoices, credit notes and payments in Xero"
        actions={<SyncButtons />}
      />
      <ConnectionCard />
      <section className="card" aria-label="Differences">
        <h2>Differences</h2>
        <RelatedList
          resource={accountingDrift}
          filters={{ state: 'open' }}
          empty="Nothing differs since the last sync."
        />
      </section>
      <OwnInvoices />
    </div>
  );
}
