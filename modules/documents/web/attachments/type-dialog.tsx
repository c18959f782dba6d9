import { Dialog, LeaveButton } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import type { FileActionProps } from './file-action.ts';
import { TypeSelect } from './type-select.tsx';
import { useAttachments } from './use-attachments.ts';

/** For the keyboard, and for many files at once. */
export default function TypeDialog({ files, link, close }: FileActionProps) {
  const { setType } = useAttachments(link);
  const before = files.length === 1 ? (files[0]?.attachmentTypeId ?? null) : null;
  const [typeId, setTypeId] = useState(before);
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    await setType(files, typeId);
    close(true);
  };

  return (
    <Dialog
      kind="confirm"
      title={files.length === 1 ? 'Change type' : `Change the type of ${files.length} files`}
      isDirty={typeId !== before}
      close={() => close(false)}
      footer={
        <>
          <LeaveButton />
          <Button type="primary" loading={isBusy} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <TypeSelect label="Type" value={typeId} onChange={setTypeId} />
    </Dialog>
  );
}
