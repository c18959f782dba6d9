import { Modal } from 'antd';
import { useEffect } from 'react';
import { bindConfirm } from './confirm.ts';
import { dialogWidth } from './dialog-width.ts';

export function ConfirmHost() {
  const [modal, holder] = Modal.useModal();
  useEffect(() => {
    bindConfirm(async ({ text, yes = 'Yes', isDanger }) => {
      const answer = await modal.confirm({
        title: 'Please confirm',
        content: text,
        width: dialogWidth.confirm,
        okText: yes,
        cancelText: 'Cancel',
        okButtonProps: { danger: isDanger ?? false },
      });
      return answer;
    });
    return () => bindConfirm(() => Promise.resolve(false));
  }, [modal]);
  return holder;
}
