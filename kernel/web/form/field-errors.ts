import type { ValidationError } from '#kernel/domain';

/** Errors by the field they belong to; `address.line1` belongs to `address`. */
export function errorsByField(
  errors: readonly ValidationError[],
  known: readonly string[],
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { message, members } of errors) {
    for (const member of members) {
      const field = member.split('.')[0] ?? member;
      if (!known.includes(field)) continue;
      const messages = (found[field] ??= []);
      if (!messages.includes(message)) messages.push(message);
    }
  }
  return found;
}
