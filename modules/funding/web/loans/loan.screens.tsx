import { screensFor } from '#kernel/web';
import { loanFunding } from '../../domain/index.ts';
import ExplanationPanel from './explanation-panel.tsx';
import { ListButtons } from './list-buttons.tsx';
import { LoanButtons } from './loan-buttons.tsx';
import { LoanStrip } from './loan-strip.tsx';

export const loanFundingScreens = screensFor(loanFunding, {
  listActions: ListButtons,
  actions: ({ record }) => <LoanButtons record={record} />,
  banner: ({ record, today }) => <LoanStrip record={record} today={today} />,
  panels: {
    'How it came to be': ({ record }) => (
      <ExplanationPanel id={record.id} title={record.loanNo ?? 'Loan'} />
    ),
  },
});
