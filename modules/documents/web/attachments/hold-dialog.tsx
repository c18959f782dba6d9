import { api, Dialog, LeaveButton, saved, toast, toastFailure } from '#kernel/web';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { placeHold } from '../../domain/index.ts';
import type { FileActionProps } from './file-action.ts';

/** What is on hold is deleted by nobody, until an administrator releases it. */
export default function HoldDialog({ files, link, close }: FileActionProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const hold = async () => {
    setBusy(true);
    try {
      const things = isWhole ? [link] : files.map(({ id }) => ({ fileId: id }));
      for (const thing of things) await api.post(placeHold.path, { ...thing, reason });
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
      title={placeHold.label}
      isDirty={reason !== ''}
      close={() => close(false)}
      footer={
        <>
          <LeaveButton />
          <Button
            type="primary"
            loading={isBusy}
            disabled={!reason.trim()}
            onClick={() => void hold()}
          >
            {placeHold.label}
          </Button>
        </>
      }
    >
      <div className="file-field-label">
        <label htmlFor={id}>Reason</label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <Checkbox checked={isWhole} onChange={({ target }) => setWhole(target.checked)}>
        Every file of this record, also those that come later
      </Checkbox>
    </Dialog>
  );
}
