import { Modal } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { Question } from './confirm.ts';
import { dialogWidth } from './dialog-width.ts';

type Props = { question: Question; answer: (isYes: boolean) => void };

export function ConfirmDialog({ question, answer }: Props) {
  const [modal, holder] = Modal.useModal();
  const ask = useEffectEvent(() => {
    const { text, yes = 'Yes', isDanger = false } = question;
    const asked = modal.confirm({
      title: 'Please confirm',
      content: <span className="long-text">{text}</span>,
      width: dialogWidth.confirm,
      okText: yes,
      cancelText: 'Cancel',
      okButtonProps: { danger: isDanger },
    });
    void asked.then(answer, () => answer(false));
    return asked.destroy;
  });
  useEffect(() => ask(), []);
  return holder;
}
