import { recordPathOf } from '#kernel/domain';
import { screensFor, TabLink } from '#kernel/web';
import { emailTracking, mayReadBody, templateName } from '../../domain/index.ts';
import { EmailMessage } from './email-message.tsx';
import { TrackingButtons } from './tracking-buttons.tsx';

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
  actions: ({ record }) => <TrackingButtons record={record} />,
  listNeeds: ['fromModule', 'objectId'],
  cells: {
    templateKey: ({ record }) => templateName(record.templateKey),
    objectName: ({ record, actor }) => {
      const path = recordPathOf(actor, record);
      const name = record.objectName ?? (path ? 'Open the record' : '');
      return path ? <TabLink to={path}>{name}</TabLink> : name;
    },
  },
  widths: { subject: 240, destination: 200, status: 120, templateKey: 160 },
});
