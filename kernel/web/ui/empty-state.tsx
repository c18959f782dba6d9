import type { ReactNode } from 'react';
import './empty-state.css';

type Props = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The next step, where there is one. */
  action?: ReactNode;
};

export const EmptyState = ({ icon, title, text, action }: Props) => (
  <div className="empty">
    {icon && (
      <span className="empty-icon" aria-hidden="true">
        {icon}
      </span>
    )}
    <p className="empty-title">{title}</p>
    {text && <p className="soft">{text}</p>}
    {action}
  </div>
);
