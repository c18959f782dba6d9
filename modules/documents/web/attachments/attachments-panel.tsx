import { Dialog } from '#kernel/web';
import { Suspense, useState } from 'react';
import { AttachmentList } from './attachment-list.tsx';
import type { AttachmentsProps } from './attachment-list.tsx';

const shown = 5;

/** The newest files on the page of a record, and all of them in the dialog of 768. */
export default function AttachmentsPanel(props: Pick<AttachmentsProps, 'link' | 'canChange'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AttachmentList {...props} most={shown} showAll={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <Dialog kind="attachments" title="Attachments" close={() => setOpen(false)}>
            <AttachmentList {...props} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
