import type { Services, Statement } from '#kernel/server';
import type { AccessClaims } from './access-token.ts';

const everyMs = 60_000;
const mostKept = 10_000;

type Seen = { readonly headers: { 'user-agent'?: string | undefined }; readonly ip?: string };

const noteText = `update sign_ins set seen_at = $3, browser = coalesce($4, browser), address = coalesce($5, address)
  where tenant_id = $1 and id = $2 and ended_at is null`;

/** Once a minute for each sign-in, with the look at the database that is due anyway. */
export function noteSeen({ now }: Pick<Services, 'now'>) {
  const noted = new Map<string, number>();
  return ({ tid, sid }: AccessClaims, { headers, ip }: Seen): Statement[] => {
    const time = now().getTime();
    if (time - (noted.get(sid) ?? 0) < everyMs) return [];
    if (noted.size >= mostKept) noted.clear();
    noted.set(sid, time);
    const browser = headers['user-agent']?.slice(0, 300) ?? null;
    return [{ text: noteText, values: [tid, sid, now(), browser, ip ?? null] }];
  };
}
