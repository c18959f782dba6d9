import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Toast } from './toast.ts';

const icons = {
  success: CheckCircleFilled,
  error: CloseCircleFilled,
  warning: ExclamationCircleFilled,
  info: InfoCircleFilled,
} as const;

/** A `turn` that changes starts the time again. */
type Props = { toast: Toast; turn: number; close: () => void };

export function ToastCard({ toast, turn, close }: Props) {
  const { kind, title, text, seconds, onClick, action } = toast;
  const [isHeld, setHeld] = useState(false);
  const end = useRef(close);
  useEffect(() => {
    end.current = close;
  });
  useEffect(() => {
    if (!seconds || isHeld) return undefined;
    const timer = setTimeout(() => end.current(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, isHeld, turn]);
  const Icon = icons[kind];
  const inside = (
    <>
      <strong>{title}</strong>
      <span>{text}</span>
    </>
  );
  return (
    <div
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      className={`toast toast-${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon className="toast-icon" aria-hidden />
      {onClick ? (
        <button
          type="button"
          className="toast-text clickable"
          onClick={() => {
            close();
            onClick();
          }}
        >
          {inside}
        </button>
      ) : (
        <div className="toast-text">{inside}</div>
      )}
      <button type="button" className="toast-close" aria-label="Dismiss" onClick={close}>
        <CloseOutlined />
      </button>
      {action && (
        <Button
          type="primary"
          size="small"
          className="toast-action"
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
