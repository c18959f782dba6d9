import type { ReactNode } from 'react';
import { spoken } from '../session/spoken.ts';
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
    <p className="empty-title">{spoken(title)}</p>
    {text && <p className="soft">{typeof text === 'string' ? spoken(text) : text}</p>}
    {action}
  </div>
);
