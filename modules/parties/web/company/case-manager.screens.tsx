import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { ActionButton, MoveMenu, screensFor } from '#kernel/web';
import {
  caseManager,
  caseManagerBookingHistory,
  resendAccountOffer,
  updateEmailUserName,
} from '../../domain/index.ts';
import { BookingHistory } from './booking-history.tsx';
import { HighRiskBanner } from './high-risk-banner.tsx';

/** M-080. */
export const offerSent = 'Resend login Information successfully!';

export const caseManagerScreens = screensFor(caseManager, {
  banner: ({ record }) => <HighRiskBanner companyId={record.companyId} />,
  panels: {
    'Booking history': ({ record }) => (
      <BookingHistory action={caseManagerBookingHistory} id={record.id} />
    ),
    Attachments: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(caseManager), objectId: record.id }}
        canChange={record.can?.includes('caseManager.update') ?? false}
      />
    ),
  },
  actions: ({ record }) => (
    <>
      <MoveMenu resource={caseManager} record={record} />
      <ActionButton action={updateEmailUserName} record={record} />
      {record.isActive && (
        <ActionButton action={resendAccountOffer} record={record} done={offerSent}>
          {record.userId ? 'Resend login information' : 'Offer an account'}
        </ActionButton>
      )}
    </>
  ),
});
