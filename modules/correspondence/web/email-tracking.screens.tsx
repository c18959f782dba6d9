import { screensFor } from '#kernel/web';
import { emailTracking } from '../domain/index.ts';
import { EmailMessage } from './email-message.tsx';

export const emailTrackingScreens = screensFor(emailTracking, {
  panels: {
    Message: ({ record, actor }) => <EmailMessage email={record} actor={actor} />,
  },
});
