import type { Tone } from '../ui/status-chip.tsx';

/** Being active is good news; any other yes is only a fact. */
export function flagTone(name: string, value: unknown): Tone {
  if (!value) return 'neutral';
  return name === 'isActive' ? 'success' : 'info';
}
