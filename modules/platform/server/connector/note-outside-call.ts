import type { Context, Services } from '#kernel/server';

export type OutsideNote = {
  readonly connectionId: string;
  readonly method: string;
  /** Without the values of its query: they may name a person. */
  readonly path: string;
  /** Null: nobody answered. */
  readonly status: number | null;
  readonly ms: number;
  /** Why it counts as failed; null where it did what was asked. */
  readonly failure: string | null;
  /** The other side wants no call before then. */
  readonly pausedUntil?: string | null;
};

const auditText = `select write_audit($1, 'outsideCall', 'connection', $2, $3::jsonb)`;

/** What is well is noted once a minute; a row that somebody renews a token under is left alone. */
const successText = `update connections set last_success_at = now(), paused_until = null,
    state = 'connected', state_reason = null
  where (tenant_id, id) in (select tenant_id, id from connections where tenant_id = $1 and id = $2
    and (last_success_at is null or last_success_at < now() - interval '1 minute'
      or last_failure_at >= last_success_at or state <> 'connected' or paused_until is not null)
    for update skip locked)`;

const failureText = `update connections set last_failure_at = now(), last_failure = $3,
    paused_until = coalesce($4, paused_until)
  where (tenant_id, id) in (select tenant_id, id from connections where tenant_id = $1 and id = $2
    for update skip locked)`;

/** The names of what is asked, not what was asked for. */
export const withoutQueryValues = (path: string): string => {
  const [place = '', query] = path.split('?', 2);
  if (query === undefined) return place;
  return `${place}?${[...new URLSearchParams(query).keys()].join('&')}`;
};

/** Who called what, in a transaction of its own: it stays where the work that needed it is taken back. */
export async function noteOutsideCall(
  { db, log }: Services,
  context: Context,
  note: OutsideNote,
): Promise<void> {
  const { connectionId: id, method, status, ms, failure } = note;
  const detail = JSON.stringify({
    method,
    path: withoutQueryValues(note.path),
    status,
    ms,
    failure,
  });
  const { tenantId } = context;
  const change = failure
    ? { text: failureText, values: [tenantId, id, failure, note.pausedUntil ?? null] }
    : { text: successText, values: [tenantId, id] };
  await db
    .batch(context, [{ text: auditText, values: [tenantId, id, detail] }, change])
    .catch((error: Error) => log.error({ err: error }, 'a call outside could not be noted'));
}
