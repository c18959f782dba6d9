import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { ActionButton, RelatedList, screensFor } from '#kernel/web';
import {
  client,
  contractor,
  contractorBookingHistory,
  resendContractorOffer,
} from '../../domain/index.ts';
import { BookingHistory } from '../company/booking-history.tsx';

/** M-080. */
const offerSent = 'Resend login Information successfully!';

export const contractorScreens = screensFor(contractor, {
  panels: {
    Clients: ({ record }) => (
      <RelatedList
        resource={client}
        filters={{ contractorId: record.id }}
        empty="This contractor has introduced nobody yet."
      />
    ),
    'Booking history': ({ record }) => (
      <BookingHistory action={contractorBookingHistory} id={record.id} />
    ),
    Attachments: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(contractor), objectId: record.id }}
        canChange={record.can?.includes('contractor.update') ?? false}
      />
    ),
  },
  hides: ({ record }) => (record.type === 'broker' ? [] : ['Clients']),
  actions: ({ record }) =>
    record.isActive && (
      <ActionButton action={resendContractorOffer} record={record} done={offerSent}>
        {record.userId ? 'Resend login information' : 'Offer an account'}
      </ActionButton>
    ),
});
