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

/** A signed-in member of staff in each tenant; the first is of the largest one. */
export function writeCallers(folder: string, config: Config, secrets: Secrets): void {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const key = secrets.derive('access-token');
  const callers = Array.from({ length: tenantCount }, (_, index): Caller => {
    const who = { userId: managerId(index + 1, 1), tenantId: tenantId(index + 1) };
    const claims = {
      iss: config.publicUrl,
      aud: `${config.publicUrl}/app`,
      sub: who.userId,
      tid: who.tenantId,
      sid: signInId(index + 1),
      exp: Math.floor(Date.now() / 1000) + 86_400,
    };
    const text = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode(claims)}`;
    const signature = createHmac('sha256', key).update(text).digest('base64url');
    return { ...who, token: `${text}.${signature}` };
  });
  writeFileSync(join(folder, 'callers.json'), JSON.stringify(callers), { mode: 0o600 });
}

export const readCallers = (folder: string): Caller[] =>
  JSON.parse(readFileSync(join(folder, 'callers.json'), 'utf8')) as Caller[];
