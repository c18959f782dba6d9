import type { Field } from '#kernel/domain';

/** Where a value leads by itself: a letter, a call, another site. */
export function hrefOf({ kind }: Field, text: string): string | undefined {
  if (kind === 'email') return `mailto:${text}`;
  if (kind === 'phone') return `tel:${text.replace(/\D/g, '')}`;
  return kind === 'url' && /^https?:\/\//i.test(text) ? text : undefined;
}

/** Another site opens in a window of its own, without a hand on ours. */
export const apart = { target: '_blank', rel: 'noreferrer noopener' } as const;
