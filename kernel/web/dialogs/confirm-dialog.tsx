import { Modal } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { Question } from './confirm.ts';
import { useReturnFocus } from './dialog-focus.ts';
import { dialogWidth } from './dialog-width.ts';

type Props = { question: Question; answer: (isYes: boolean) => void };

export function ConfirmDialog({ question, answer }: Props) {
  const [modal, holder] = Modal.useModal();
  useReturnFocus();
  const ask = useEffectEvent(() => {
    const { title = 'Please confirm', text, yes, isDanger = false } = question;
    const no = question.no ?? (/^cancel/i.test(yes) ? 'Keep' : 'Cancel');
    const asked = modal.confirm({
      title,
      content: <span className="long-text">{text}</span>,
      width: dialogWidth.confirm,
      okText: yes,
      cancelText: no,
      okButtonProps: { danger: isDanger },
      // Enter in haste must not destroy anything.
      autoFocusButton: isDanger ? 'cancel' : 'ok',
    });
    void asked.then(answer, () => answer(false));
    return asked.destroy;
  });
  useEffect(() => ask(), []);
  return holder;
}
