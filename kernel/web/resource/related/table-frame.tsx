import type { ReactNode } from 'react';
import { spoken } from '../../session/spoken.ts';
import { MiniScroll } from './mini-scroll.tsx';

type Props = {
  label: string;
  /** An empty head stands over buttons. */
  heads: readonly string[];
  /** Heads of columns with figures. */
  numbers?: readonly string[];
  /** Rows. */
  children: ReactNode;
};

/** The look of a few rows inside a page, for rows that no resource lists. */
export const TableFrame = ({ label, heads, numbers = [], children }: Props) => (
  <MiniScroll label={label}>
    <table className="mini-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={numbers.includes(head) ? 'number' : undefined}>
              {spoken(head) || <span className="hidden-text">Actions</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </MiniScroll>
);
