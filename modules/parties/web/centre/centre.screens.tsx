import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { screensFor, Warning } from '#kernel/web';
import { centre, centreBookingHistory } from '../../domain/index.ts';
import { BookingHistory } from '../company/booking-history.tsx';
import { CentreSpecialists } from './centre-specialists.tsx';
import { ReceiveBookingButton } from './receive-booking-button.tsx';

export const centreScreens = screensFor(centre, {
  banner: ({ record }) =>
    record.isActive &&
    !record.receiveBooking && <Warning>This centre receives no bookings at present.</Warning>,
  actions: ({ record }) => <ReceiveBookingButton record={record} />,
  panels: {
    Specialists: ({ record, today }) => <CentreSpecialists record={record} today={today} />,
    Bookings: ({ record }) => <BookingHistory action={centreBookingHistory} id={record.id} />,
    Attachments: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(centre), objectId: record.id }}
        canChange={record.can?.includes('centre.update') ?? false}
      />
    ),
  },
});
