import { Button, notification } from 'antd';
import { useEffect } from 'react';
import { watchUnexpected } from '../errors/watch-unexpected.ts';
import { bindToasts } from './toast.ts';
import './toast.css';

let count = 0;

/** Draws the toasts, and tells what nobody caught. */
export function ToastHost() {
  const [notices, holder] = notification.useNotification({
    placement: 'topRight',
    // The bell and the account stay within reach.
    top: 56,
    maxCount: 5,
    pauseOnHover: true,
    showProgress: false,
  });
  useEffect(() => {
    bindToasts(({ kind, title, text, seconds, key, onClick, action }) => {
      const id = key ?? `toast ${(count += 1)}`;
      notices[kind]({
        key: id,
        title,
        description: text,
        duration: seconds || false,
        className: onClick ? 'toast clickable' : 'toast',
        role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
        ...(action && {
          actions: (
            <Button
              type="primary"
              size="small"
              onClick={() => {
                notices.destroy(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          ),
        }),
        ...(onClick && {
          onClick: () => {
            notices.destroy(id);
            onClick();
          },
        }),
      });
    });
    const stopWatching = watchUnexpected(window);
    return () => {
      stopWatching();
      bindToasts(() => {});
    };
  }, [notices]);
  return holder;
}
