import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { dialogWidth } from './dialog-width.ts';
import { DialogGuard, useDialogGuard } from './unsaved-in-dialog.ts';

type Props = {
  /** B-281: each kind has its width. */
  kind: keyof typeof dialogWidth;
  title: ReactNode;
  close: () => void;
  children: ReactNode;
  /** Buttons, the one that gives up as a `LeaveButton`; without them the cross and Escape close it. */
  footer?: ReactNode;
  /** Closing would lose something besides what the forms inside report themselves. */
  isDirty?: boolean;
  /** Once it stands; the library has taken the focus by then, so only now can it go elsewhere. */
  opened?: () => void;
};

/**
 * One family: the focus stays inside, a narrow window still holds it, and Escape, the cross, a press
 * outside and the `LeaveButton` ask before typed work is lost.
 */
export function Dialog(props: Props) {
  const { kind, title, close, children, footer = null, isDirty = false, opened } = props;
  const guard = useDialogGuard(isDirty, close);
  return (
    <DialogGuard value={guard}>
      <Modal
        open
        centered
        title={title}
        width={dialogWidth[kind]}
        style={{ maxWidth: 'calc(100vw - 32px)' }}
        styles={{ body: { maxHeight: 'calc(100vh - 200px)', overflow: 'auto' } }}
        footer={footer}
        onCancel={guard.leave}
        {...(opened && { afterOpenChange: (isOpen: boolean) => isOpen && opened() })}
      >
        {children}
      </Modal>
    </DialogGuard>
  );
}
