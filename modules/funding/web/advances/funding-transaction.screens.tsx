import { RelatedList, screensFor, TabLink, Warning } from '#kernel/web';
import { Suspense } from 'react';
import { advanceRequest, fundingAgreement, fundingTransaction } from '../../domain/index.ts';

export const fundingTransactionScreens = screensFor(fundingTransaction, {
  widths: {
    transactionNo: 150,
    status: 120,
    claimantName: 180,
    payeeName: 200,
    invoiceNo: 150,
    amount: 130,
    open: 130,
  },
  banner: ({ record: { heldBy, agreementId } }) =>
    heldBy && (
      <Warning>
        It is paid with {heldBy}, which is not finished.{' '}
        <TabLink to={`/view/${fundingAgreement.segment}/detail/${agreementId}`}>
          Pay or cancel that on the page of the agreement
        </TabLink>
        .
      </Warning>
    ),
  panels: {
    'Advance requests': ({ record }) => (
      <Suspense>
        <RelatedList
          resource={advanceRequest}
          filters={{ transactionIds: record.id }}
          empty="Nobody has asked the lender for it. Ask on the page of the agreement."
        />
      </Suspense>
    ),
  },
});
