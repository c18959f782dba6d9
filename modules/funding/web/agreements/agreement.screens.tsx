import { ActionButton, ChildPanel, RelatedList, screensFor } from '#kernel/web';
import { lazy, Suspense } from 'react';
import {
  changeFundingType,
  fundingAgreement,
  fundingAgreementWorkflow,
  fundingRequest,
  interestRate,
  loanFunding,
} from '../../domain/index.ts';
import CovenantsPanel from '../covenants/covenants-panel.tsx';
import { SignaturePanel } from '../signing/signature-panel.tsx';
import { AgreementUse } from './agreement-use.tsx';
import { SendAgreementButton } from './send-agreement-button.tsx';

const { Active, Cancelled } = fundingAgreementWorkflow.actions;

const AdvancesPanel = lazy(() => import('../advances/advances-panel.tsx'));

const widths = {
  agreementNo: 170,
  status: 110,
  borrowerId: 220,
  facilityLimit: 150,
  drawn: 150,
  available: 150,
  fundingType: 140,
};

export const agreementScreens = screensFor(fundingAgreement, {
  banner: ({ record }) => <AgreementUse record={record} />,
  actions: ({ record }) => (
    <Suspense>
      <SendAgreementButton record={record} />
      {record.status !== 'cancelled' && (
        <ActionButton
          action={changeFundingType}
          record={record}
          done="The funding type was changed."
        />
      )}
      <ActionButton action={Cancelled} record={record} done="The agreement is cancelled." />
      <ActionButton
        action={Active}
        record={record}
        done="The agreement is effective. Money can be lent under it."
      />
    </Suspense>
  ),
  widths,
  panels: {
    Advances: ({ record }) => (
      <Suspense>
        <AdvancesPanel id={record.id} />
      </Suspense>
    ),
    Signature: ({ record }) => <SignaturePanel record={record} />,
    Covenants: ({ record }) => <CovenantsPanel id={record.id} />,
    'Interest rates': ({ record }) => <ChildPanel resource={interestRate} owner={record} />,
    Loans: ({ record }) => (
      <RelatedList
        resource={loanFunding}
        filters={{ agreementId: record.id }}
        without={['borrowerId']}
        empty={
          record.status === 'effective'
            ? 'No loan runs under this agreement yet. Add the first one.'
            : 'No loan yet. Loans are opened once the agreement is active.'
        }
      />
    ),
    Requests: ({ record }) => (
      <RelatedList
        resource={fundingRequest}
        filters={{ agreementId: record.id }}
        without={['borrowerId', 'fundingProviderId']}
        isRead
        empty="It came from no request."
      />
    ),
  },
});
