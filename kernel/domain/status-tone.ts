import type { Choices, Field } from './field.ts';

/** What a state means to the reader; never decoration. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export type Tones<C extends Choices = Choices> = Readonly<Partial<Record<keyof C & string, Tone>>>;

/** Undefined: the value is a plain word, not a state. */
export function toneOf(
  { kind, tones, tone }: Field,
  key: string,
  value: unknown,
): Tone | undefined {
  if (kind === 'flag') {
    if (!value) return 'neutral';
    return tone ?? (key === 'isActive' ? 'success' : 'neutral');
  }
  if (!tones || value === null || value === undefined || value === '') return undefined;
  return tones[String(value)] ?? 'neutral';
}
