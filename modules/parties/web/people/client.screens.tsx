import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { ActionButton, screensFor, Warning } from '#kernel/web';
import { client, clientBookingHistory, offerPortalAccount } from '../../domain/index.ts';
import { ErasedBanner } from '../privacy/erased-banner.tsx';
import ClientForms from './forms/client-forms.tsx';
import { BookingHistory } from '../company/booking-history.tsx';
import { SeenBy } from './seen-by.tsx';

export const clientScreens = screensFor(client, {
  banner: ({ record }) => (
    <>
      <ErasedBanner id={record.id} isActive={record.isActive !== false} />
      {record.interpreterRequired && record.isActive !== false && (
        <Warning>An interpreter is needed for every appointment of this person.</Warning>
      )}
    </>
  ),
  actions: ({ record }) => (
    <>
      <ActionButton
        action={offerPortalAccount}
        record={record}
        done="The link to the portal is on its way."
      />
    </>
  ),
  panels: {
    'Portal Documents': ({ record }) => <ClientForms clientId={record.id} />,
    'Booking history': ({ record }) => (
      <BookingHistory action={clientBookingHistory} id={record.id} />
    ),
    Attachments: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(client), objectId: record.id }}
        canChange={record.can?.includes('client.update') ?? false}
      />
    ),
    'Seen by': ({ record }) => <SeenBy id={record.id} />,
  },
  hides: ({ record }) => [
    ...(record.can?.includes('client.bookingHistory') ? [] : ['Booking history']),
    ...(record.can?.includes('client.seenBy') ? [] : ['Seen by']),
  ],
});
