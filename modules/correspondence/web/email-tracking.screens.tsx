import { screensFor } from '#kernel/web';
import { emailTracking, mayReadBody } from '../domain/index.ts';
import { EmailMessage } from './email-message.tsx';

export const emailTrackingScreens = screensFor(emailTracking, {
  panels: {
    Message: ({ record }) => (
      <EmailMessage
        id={record.id}
        mayRead={mayReadBody(record)}
        to={String(record.destination ?? '')}
      />
    ),
  },
});
