import { notification } from 'antd';
import { useEffect } from 'react';
import { bindToasts } from './toast.ts';

export function ToastHost() {
  const [notices, holder] = notification.useNotification({ placement: 'topRight', maxCount: 5 });
  useEffect(() => {
    bindToasts(({ kind, title, text, seconds }) =>
      notices[kind]({ title, description: text, duration: seconds }),
    );
    return () => bindToasts(() => {});
  }, [notices]);
  return holder;
}
