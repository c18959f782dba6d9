import { check, inputSchema } from '#kernel/domain';
import type { Fields } from '#kernel/domain';
import { invalid } from '#kernel/server';

export function bodyOf(fields: Fields, body: unknown): Readonly<Record<string, unknown>> {
  const checked = check(inputSchema(fields), body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value;
}
