import { check } from '#kernel/domain';
import { invalid } from '#kernel/server';
import type * as z from 'zod';

/** The body as its schema knows it; everything else is named in a 400. */
export function checkBody<S extends z.core.$ZodType>(schema: S, body: unknown): z.output<S> {
  const result = check(schema, body);
  if (!result.ok) throw invalid(result.errors);
  return result.value as z.output<S>;
}
