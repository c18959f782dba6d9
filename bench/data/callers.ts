import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import type { Config, Secrets } from '#kernel/server';
import { managerId, signInId, tenantCount, tenantId } from './population.ts';

export type Caller = {
  readonly token: string;
  readonly userId: string;
  readonly tenantId: string;
};

type Who = Omit<Caller, 'token'> & { readonly signIn: string };

/** What the sign-in gives to whoever has this sign-in. */
export const tokenOf = (
  { userId, tenantId: tid, signIn: sid }: Who,
  config: Config,
  secrets: Secrets,
): Promise<string> =>
  new SignJWT({ tid, sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(config.publicUrl)
    .setAudience(`${config.publicUrl}/app`)
    .setSubject(userId)
    .setExpirationTime('1 day')
    .sign(secrets.derive('access-token'));

/** A signed-in member of staff in each tenant; the first is of the largest one. */
export async function writeCallers(
  folder: string,
  config: Config,
  secrets: Secrets,
): Promise<void> {
  const callers: Caller[] = [];
  for (let number = 1; number <= tenantCount; number += 1) {
    const who = { userId: managerId(number, 1), tenantId: tenantId(number) };
    const token = await tokenOf({ ...who, signIn: signInId(number) }, config, secrets);
    callers.push({ ...who, token });
  }
  writeFileSync(join(folder, 'callers.json'), JSON.stringify(callers), { mode: 0o600 });
}

export const readCallers = (folder: string): Caller[] =>
  JSON.parse(readFileSync(join(folder, 'callers.json'), 'utf8')) as Caller[];
