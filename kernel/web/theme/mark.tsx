import type { ReactNode } from 'react';

type Props = { tone?: 'plain' | 'good' | 'bad'; children: ReactNode };

/** A word that stands out; the tone never says more than the word does. */
export const Mark = ({ tone = 'plain', children }: Props) => (
  <span className={`mark mark-${tone}`}>{children}</span>
);
