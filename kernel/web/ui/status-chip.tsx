import type { Tone } from '#kernel/domain';
import type { ReactNode } from 'react';
import './status-chip.css';

type Props = { tone?: Tone; children: ReactNode };

/** A word that stands out; the colour never says more than the word does. */
export const StatusChip = ({ tone = 'neutral', children }: Props) => (
  <span className={`chip chip-${tone}`}>{children}</span>
);
