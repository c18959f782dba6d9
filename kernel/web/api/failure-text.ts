import { ApiError, modifiedByOther, unauthorized, unknownFailure } from './api-error.ts';

/** B-135 to B-138, B-246, B-248: what the toast says; null means no toast. */
export function failureText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return unknownFailure;
  const { status, code, message, validationErrors } = error;
  if (status === 500) return null;
  if (status === 401 || status === 403) return unauthorized;
  if (status === 409 && (!code || code === 'stale')) return modifiedByOther;
  return validationErrors[0]?.message || message || unknownFailure;
}
