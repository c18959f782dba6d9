import { CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import './notice.css';

type Props = {
  tone?: 'danger' | 'warning' | 'info';
  className?: string;
  title: ReactNode;
  action?: ReactNode;
  /** More about it, below the title. */
  children?: ReactNode;
};

const icons = {
  danger: CloseCircleFilled,
  warning: ExclamationCircleFilled,
  info: InfoCircleFilled,
} as const;

/** What to know at this place. It must show without loading anything further. */
export function Notice({ tone = 'danger', className = '', title, action, children }: Props) {
  const Icon = icons[tone];
  return (
    <div
      className={`notice notice-${tone} ${className}`}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon className="notice-icon" aria-hidden />
      <div className="notice-text">
        {title}
        {children}
      </div>
      {action}
    </div>
  );
}
