import { recordPathOf } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { ActionButton, screensFor, TabLink, Warning } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { incomingMail, incomingMailWorkflow } from '../../domain/index.ts';
import { IncomingMessage } from './incoming-message.tsx';

const FileDialog = lazy(() => import('./file-dialog.tsx'));
const { file, dismiss } = incomingMailWorkflow.actions;

type Mail = RecordOf<typeof incomingMail> & { can?: readonly string[] };

function FileButton({ record }: { record: Mail }) {
  const [isOpen, setOpen] = useState(false);
  if (!record.can?.includes(file.ability)) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        File to a record
      </Button>
      {isOpen && (
        <Suspense>
          <FileDialog id={record.id} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export const incomingMailScreens = screensFor(incomingMail, {
  banner: ({ record }) =>
    record.status === 'filed' &&
    record.filedBy !== 'hand' &&
    !record.isSenderKnown && (
      <Warning>This message does not come from the person that the email went to.</Warning>
    ),
  panels: { Message: ({ record }) => <IncomingMessage id={record.id} /> },
  actions: ({ record }) => (
    <>
      <FileButton record={record} />
      <ActionButton action={dismiss} record={record} done="The message is dealt with." />
    </>
  ),
  listNeeds: ['fromModule', 'objectId'],
  cells: {
    objectName: ({ record, actor }) => {
      const path = recordPathOf(actor, record);
      return path ? <TabLink to={path}>{record.objectName}</TabLink> : record.objectName;
    },
  },
  widths: { sender: 220, subject: 280, attachmentCount: 80 },
});
