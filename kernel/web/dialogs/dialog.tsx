import { Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { startAtFirstField, useFirstField, useReturnFocus } from './dialog-focus.ts';
import { dialogWidth } from './dialog-width.ts';
import { useUnsaved } from '../tabs/use-unsaved.ts';
import { DialogGuard, useDialogGuard } from './unsaved-in-dialog.ts';
import { WindowHome } from './window-home.ts';

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
  /** Keeps that, where keeping it is no more than saving; the tab around offers it. */
  save?: (() => Promise<boolean>) | undefined;
  /**
   * Once it stands; the library has taken the focus by then, so only now can it go elsewhere.
   * Without it the first field has the focus.
   */
  opened?: () => void;
};

/** What scrolls cuts off the ring of a field at its edge: the edge lies a little outside. */
const ring = 4;
const bodyStyle = {
  maxHeight: 'calc(100vh - 200px)',
  overflow: 'auto',
  margin: -ring,
  padding: ring,
} as const;

/**
 * One family: the focus stays inside, a narrow window still holds it, and Escape, the cross, a press
 * outside and the `LeaveButton` ask before typed work is lost. So does the tab, when it is closed by a
 * key or with the window.
 */
export function Dialog(props: Props) {
  const { kind, title, close, children, footer = null, isDirty = false, save } = props;
  const { opened = startAtFirstField } = props;
  const guard = useDialogGuard(isDirty, close);
  useUnsaved({ isDirty, save });
  useReturnFocus();
  const [home, setHome] = useState<HTMLElement | null>(null);
  const stopMoving = useFirstField(!props.opened);
  const stands = (isOpen: boolean) => {
    stopMoving();
    if (isOpen) opened();
  };
  return (
    <DialogGuard value={guard}>
      <Modal
        open
        centered
        title={title}
        width={dialogWidth[kind]}
        style={{ maxWidth: 'calc(100vw - 32px)' }}
        styles={{ body: bodyStyle }}
        footer={footer}
        onCancel={guard.leave}
        afterOpenChange={stands}
      >
        <WindowHome value={home}>{children}</WindowHome>
        <div ref={setHome} />
      </Modal>
    </DialogGuard>
  );
}
