import { randomInt } from 'node:crypto';
import type { Services, Tx } from '#kernel/server';
import { hashOfSecret } from './link-token.ts';

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

export const hashCode = (salt: string, code: string): string =>
  hashOfSecret(`${salt} ${code.trim()}`);

const noteAskedText = `update links set code_asked_at = $2::timestamptz
  where token_hash = $1 and (code_asked_at is null or code_asked_at < $2::timestamptz - interval '1 minute')
  returning id`;

/** False: one was asked for within the last minute. */
export async function noteCodeAsked(tx: Tx, key: string, now: Date): Promise<boolean> {
  return (await tx.query(noteAskedText, [key, now])).length > 0;
}

const setCodeText = `update links set code_hash = $2, code_tries_left = 5,
    code_expires_at = $3::timestamptz where token_hash = $1`;

/** A new code for a link whose secret nobody here knows, so its key is the salt. */
export async function setNewCode(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  key: string,
  minutes: number,
): Promise<string> {
  const code = newCode();
  const until = new Date(now().getTime() + minutes * 60_000);
  await tx.query(setCodeText, [key, hashCode(key, code), until]);
  return code;
}

const tryText = `update links set code_tries_left = code_tries_left - 1
  where token_hash = $1 and code_tries_left > 0
    and (code_expires_at is null or code_expires_at > $2::timestamptz)
  returning code_hash as "codeHash"`;

/** Counted before it is compared, so that parallel guesses gain nothing. */
export async function tryCode(
  tx: Tx,
  key: string,
  codeHash: string,
  now: Date,
): Promise<'right' | 'wrong' | 'noTryLeft'> {
  const [row] = await tx.query<{ codeHash: string | null }>(tryText, [key, now]);
  if (!row) return 'noTryLeft';
  return row.codeHash === codeHash ? 'right' : 'wrong';
}

const passText = `update links set pass_hash = $2, code_hash = null, code_tries_left = 0
  where token_hash = $1`;

/** The visit that has given the code; a later one takes its place. The code is used up. */
export async function keepPass(tx: Tx, key: string, passHash: string): Promise<void> {
  await tx.query(passText, [key, passHash]);
}
