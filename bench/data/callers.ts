import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, Secrets } from '#kernel/server';
import { managerId, signInId, tenantCount, tenantId } from './population.ts';

export type Caller = {
  readonly token: string;
  readonly userId: string;
  readonly tenantId: string;
};

type Who = Omit<Caller, 'token'> & { readonly signIn: string };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the sign-in gives to whoever has this sign-in. */
export function tokenOf({ userId, tenantId: tid, signIn }: Who, config: Config, secrets: Secrets) {
  const claims = {
    iss: config.publicUrl,
    aud: `${config.publicUrl}/app`,
    sub: userId,
    tid,
    sid: signIn,
    exp: Math.floor(Date.now() / 1000) + 86_400,
  };
  const text = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode(claims)}`;
  const key = secrets.derive('access-token');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** A signed-in member of staff in each tenant; the first is of the largest one. */
export function writeCallers(folder: string, config: Config, secrets: Secrets): void {
  const callers = Array.from({ length: tenantCount }, (_, index): Caller => {
    const who = { userId: managerId(index + 1, 1), tenantId: tenantId(index + 1) };
    return { ...who, token: tokenOf({ ...who, signIn: signInId(index + 1) }, config, secrets) };
  });
  writeFileSync(join(folder, 'callers.json'), JSON.stringify(callers), { mode: 0o600 });
}

export const readCallers = (folder: string): Caller[] =>
  JSON.parse(readFileSync(join(folder, 'callers.json'), 'utf8')) as Caller[];
