import { api, Dialog, LeaveButton, saved, toast, toastFailure } from '#kernel/web';
import { Button, Input } from 'antd';
import type { InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { nameWithoutEnding } from '../../domain/index.ts';
import type { FileActionProps } from './file-action.ts';

/** The ending stays: what a file is does not follow from what it is called. */
export default function RenameDialog({ files, close }: FileActionProps) {
  const [file] = files;
  const before = nameWithoutEnding(file?.fileName ?? '');
  const id = useId();
  const input = useRef<InputRef>(null);
  const [name, setName] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const ending = file?.fileName.slice(before.length) ?? '';

  const rename = async () => {
    setBusy(true);
    try {
      const { concurrencyStamp } = file ?? {};
      await api.put(`/app/files/${file?.id}`, { name, concurrencyStamp });
      toast.success(saved.record);
      close(true);
    } catch (failure) {
      toastFailure(failure);
      setBusy(false);
    }
  };

  return (
    <Dialog
      kind="confirm"
      title="Rename"
      opened={() => input.current?.focus()}
      isDirty={name !== before}
      close={() => close(false)}
      footer={
        <>
          <LeaveButton />
          <Button
            type="primary"
            loading={isBusy}
            disabled={!name.trim()}
            onClick={() => void rename()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="file-field-label">
        <label htmlFor={id}>Name</label>
        <Input
          id={id}
          ref={input}
          value={name}
          maxLength={190}
          suffix={<span className="soft">{ending}</span>}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={() => name.trim() && void rename()}
        />
      </div>
    </Dialog>
  );
}
