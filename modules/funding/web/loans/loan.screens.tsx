import { RelatedList, screensFor } from '#kernel/web';
import { fundingTransaction, loanFunding } from '../../domain/index.ts';
import ExplanationPanel from './explanation-panel.tsx';
import { ListButtons } from './list-buttons.tsx';
import { LoanButtons } from './loan-buttons.tsx';
import { LoanStrip } from './loan-strip.tsx';

export const loanFundingScreens = screensFor(loanFunding, {
  listActions: ListButtons,
  actions: ({ record }) => <LoanButtons record={record} />,
  banner: ({ record, today }) => <LoanStrip record={record} today={today} />,
  widths: {
    loanNo: 170,
    status: 110,
    claimantName: 180,
    borrowerId: 220,
    payout: 140,
    principal: 140,
    interest: 130,
  },
  panels: {
    Bills: ({ record }) => (
      <RelatedList
        resource={fundingTransaction}
        filters={{ loanId: record.id }}
        without={['claimantName', 'borrowerId']}
        empty="No bill yet. Add one; the lender is asked to pay it on the page of the agreement."
      />
    ),
    'How it came to be': ({ record }) => (
      <ExplanationPanel id={record.id} title={record.loanNo ?? 'Loan'} />
    ),
  },
});
