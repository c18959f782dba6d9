import type { Field } from '#kernel/domain';

const wide = new Set(['longText', 'address', 'json']);

/** How much room a field gets among the others of its section. */
export const fieldClass = ({ kind, broad }: Field): string =>
  wide.has(kind) ? 'field wide' : broad ? 'field broad' : 'field';
