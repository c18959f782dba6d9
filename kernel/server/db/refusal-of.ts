import { validationMessages } from '#kernel/domain';
import type { RefusalValues } from '#kernel/domain';
import { Refused } from '../refused.ts';

type PgError = Error & {
  code?: string;
  constraint?: string;
  table?: string;
  detail?: string;
  /** The functions and statements in which it happened. */
  where?: string;
};

const retryable = new Set(['40001', '40P01']);
const lockTimeout = '55P03';
const gone = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
]);

/** No room: of PostgreSQL, of a folder, of its quota. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** A lookup whose record is not what its `where` asks for: `constraint = 'unfit__specialty_id'`. */
const unfitMark = 'unfit__';
/** A trigger that guards a rule names the refusal: `constraint = 'refused__staticRole'`. */
const ruleMark = 'refused__';

/** Not another user's change of the same record: the log itself is being worked on. */
export const isAuditLocked = (error: unknown): boolean =>
  codeOf(error) === lockTimeout && /write_audit|audit_log/.test((error as PgError).where ?? '');

export const isRetryable = (error: unknown): boolean =>
  retryable.has(codeOf(error)) || isAuditLocked(error);

const codeOf = (error: unknown): string => (error as PgError).code ?? '';

/** D9, D19: what the database says, in the words of the API. Null for a bug. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  const { message, constraint } = error as PgError;
  const code = codeOf(error);
  if (code === '23P01' && constraint?.startsWith(ruleMark)) {
    return new Refused(constraint.slice(ruleMark.length));
  }
  if (code === '23505' || code === '23P01') return taken(fieldOf(constraint));
  if (code === '23503') return reference(error as PgError);
  if (code === '23502')
    return new Refused('invalidModel', { message: validationMessages.required });
  if (isAuditLocked(error)) return new Refused('busy');
  if (retryable.has(code) || code === lockTimeout) return new Refused('tryAgain');
  if (code === '23514' && constraint?.startsWith(ruleMark)) {
    return new Refused(constraint.slice(ruleMark.length), valuesOf(error as PgError));
  }
  if (code === '23514' && constraint?.startsWith(unfitMark)) {
    return new Refused('unknownReference', fieldOf(constraint));
  }
  if (code.startsWith('22') || code === '23514') return new Refused('malformed');
  if (code === '42501') return new Refused('notPermitted');
  if (full.has(code)) return new Refused('diskFull');
  if (code === '57014' || code === '53300') return new Refused('busy');
  if (gone.has(code) || code.startsWith('08')) return new Refused('unavailable');
  if (/timeout exceeded when trying to connect/.test(message)) return new Refused('busy');
  if (/Connection terminated|not queryable|the database system is/.test(message)) {
    return new Refused('unavailable');
  }
  return null;
}

/** A trigger may fill the names in the sentence: `detail = json_build_object('zone', …)::text`. */
function valuesOf({ detail }: PgError): { values?: RefusalValues } {
  return detail?.startsWith('{') ? { values: JSON.parse(detail) as RefusalValues } : {};
}

/** B-225. */
const taken = ({ field }: { field?: string }): Refused =>
  new Refused('taken', {
    ...(field && { field }),
    ...(field === 'email' && { message: validationMessages.emailTaken }),
  });

/**
 * Constraints are named `uq_table__column` and `fk_table__column`; of a field with several records,
 * whose table has their plural, `fk_table__columns__target_id`.
 */
function fieldOf(constraint: string | undefined): { field?: string } {
  const [, name, end] = constraint?.split('__') ?? [];
  const column = end === 'target_id' ? name?.replace(/ies$/, 'ys').replace(/s$/, '_ids') : name;
  return column
    ? { field: column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) }
    : {};
}

function reference(error: PgError): Refused {
  const isDelete =
    /is still referenced/.test(error.detail ?? '') || /update or delete/.test(error.message);
  return isDelete
    ? new Refused('inUse')
    : new Refused('unknownReference', fieldOf(error.constraint));
}
