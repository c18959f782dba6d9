import type { ReactNode } from 'react';
import './count-badge.css';

const most = 99;

type Props = {
  count: number;
  /** Somebody waits for an answer: shown in the colour of danger. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** How many, at the corner of what they belong to. Nothing for none. */
export const CountBadge = ({ count, isUrgent = false, children }: Props) => (
  <span className="count-badge">
    {children}
    {count > 0 && (
      <span className={isUrgent ? 'count count-urgent' : 'count'}>
        {count > most ? `${most}+` : count}
      </span>
    )}
  </span>
);
