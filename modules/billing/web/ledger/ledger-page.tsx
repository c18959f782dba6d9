import { PageHeader, PageTitle, TabLink } from '#kernel/web';
import { useState } from 'react';
import { AccountStatement } from './account-statement.tsx';
import { ExportMonthButton } from './export-month-button.tsx';
import { LedgerCheckCard } from './ledger-check-card.tsx';
import { TrialBalance } from './trial-balance.tsx';

/** What stands on each account, and whether it is true. */
export default function LedgerPage() {
  const [accountId, setAccountId] = useState<string | null>(null);
  return (
    <div className="page">
      <PageTitle>Ledger</PageTitle>
      <PageHeader
        title="Ledger"
        meta={<TabLink to="/view/journals">All journals</TabLink>}
        actions={<ExportMonthButton />}
      />
      <LedgerCheckCard />
      <TrialBalance open={setAccountId} />
      {accountId && <AccountStatement accountCodeId={accountId} key={accountId} />}
    </div>
  );
}
