import type { VerbName } from './item-verbs.ts';

/** One key for each thing that is done all day. */
export const chaseKeys = {
  c: { verb: 'call', hint: 'log a call' },
  r: { verb: 'remind', hint: 'send reminder' },
  f: { verb: 'receive', hint: 'files received' },
} as const satisfies Readonly<Record<string, { verb: VerbName; hint: string }>>;

export type ChaseKey = { readonly verb: VerbName } | { readonly to: number } | null;

type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/** What a key does in a row: something with it, or the way to another one. */
export function chaseKey(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  at: number,
  count: number,
): ChaseKey {
  if (ctrlKey || metaKey || altKey) return null;
  const pressed = key.toLowerCase();
  if (pressed in chaseKeys) return { verb: chaseKeys[pressed as keyof typeof chaseKeys].verb };
  if (key === 'ArrowDown' || pressed === 'j') return { to: Math.min(at + 1, count - 1) };
  if (key === 'ArrowUp' || pressed === 'k') return { to: Math.max(at - 1, 0) };
  return null;
}
