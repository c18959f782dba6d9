import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { dialogWidth } from './dialog-width.ts';

type Props = {
  /** B-281: each kind has its width. */
  kind: keyof typeof dialogWidth;
  title: ReactNode;
  close: () => void;
  children: ReactNode;
  /** Buttons; without them the cross and Escape close it. */
  footer?: ReactNode;
};

/** One family: the focus stays inside, Escape closes, and a narrow window still holds it. */
export const Dialog = ({ kind, title, close, children, footer = null }: Props) => (
  <Modal
    open
    centered
    title={title}
    width={dialogWidth[kind]}
    style={{ maxWidth: 'calc(100vw - 32px)' }}
    styles={{ body: { maxHeight: 'calc(100vh - 200px)', overflow: 'auto' } }}
    footer={footer}
    onCancel={close}
  >
    {children}
  </Modal>
);
