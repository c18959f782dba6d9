import type { Field } from './field.ts';

/** Whether a field says anything beside these values, by its `when`. */
export const appliesTo = (
  { when = {} }: Pick<Field, 'when'>,
  values: Readonly<Record<string, unknown>>,
): boolean =>
  Object.entries(when).every(([key, allowed]) => allowed.includes(String(values[key] ?? '')));
