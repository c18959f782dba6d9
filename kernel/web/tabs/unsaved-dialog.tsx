import { Button, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { useReturnFocus } from '../dialogs/dialog-focus.ts';
import { dialogWidth } from '../dialogs/dialog-width.ts';
import type { Answer } from './unsaved.ts';

/** M-001, M-002, S-006. */
export default function UnsavedDialog({ answer }: { answer: (answer: Answer) => void }) {
  useReturnFocus();
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => save.current?.focus(), []);
  return (
    <Modal
      open
      title="Unsaved changes"
      width={dialogWidth.confirm}
      onCancel={() => answer('stay')}
      footer={[
        <Button key="stay" onClick={() => answer('stay')}>
          Cancel
        </Button>,
        <Button key="discard" danger onClick={() => answer('discard')}>
          Don&apos;t save
        </Button>,
        <Button key="save" ref={save} type="primary" onClick={() => answer('save')}>
          Save
        </Button>,
      ]}
    >
      Do you want to save changes before opening new section?
    </Modal>
  );
}
