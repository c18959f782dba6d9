import { ApiError, modifiedByOther, unauthorized, unknownFailure } from './api-error.ts';

/** B-135 to B-138, B-246, B-248: what the toast says; null means no toast. */
export function failureText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return unknownFailure;
  const { status, code, message, validationErrors, kept } = error;
  if (status === 500 || code === 'declined' || kept) return null;
  if (status === 401 || status === 403) return unauthorized;
  if (status === 409 && (!code || code === 'stale')) return modifiedByOther;
  return validationErrors[0]?.message || message || unknownFailure;
}

const isTestHost = (host: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$|(^|[.-])test([.-]|$)/i.test(host);

/** B-139: on local and test hosts every validation message is told, elsewhere the first. */
export function failureTexts(error: unknown, host: string): string[] {
  const first = failureText(error);
  if (first === null) return [];
  const all = error instanceof ApiError ? error.validationErrors : [];
  if (!isTestHost(host) || first !== all[0]?.message) return [first];
  return [...new Set(all.map(({ message }) => message))];
}
