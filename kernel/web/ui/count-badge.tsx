import type { ReactNode } from 'react';
import './count-badge.css';

const most = 99;

/** How many, at the corner of what they belong to. Nothing for none. */
export const CountBadge = ({ count, children }: { count: number; children: ReactNode }) => (
  <span className="count-badge">
    {children}
    {count > 0 && <span className="count">{count > most ? `${most}+` : count}</span>}
  </span>
);
