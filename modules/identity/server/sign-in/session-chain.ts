import { timingSafeEqual } from 'node:crypto';
import type { Services } from '#kernel/server';

/**
 * Who switches accounts leaves sessions behind that live on (B-391). The browser carries their
 * names, so that signing out ends all of them; the mac keeps it from naming anybody else's.
 */
export const chainCookie = 'caseway.sessions';

const most = 20;
const pattern = /^[\w-]{1,64}$/;

const macOf = ({ secrets }: Pick<Services, 'secrets'>, text: string): string =>
  secrets.mac('session-chain', text);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function readChain(
  services: Pick<Services, 'secrets'>,
  cookie: string | undefined,
): readonly string[] {
  const [text = '', mac = ''] = (cookie ?? '').split(':');
  if (!text || !isSame(mac, macOf(services, text))) return [];
  return text.split('.').filter((uid) => pattern.test(uid));
}

export function writeChain(
  services: Pick<Services, 'secrets'>,
  uids: readonly string[],
): string | null {
  const text = [...new Set(uids)].slice(-most).join('.');
  return text ? `${text}:${macOf(services, text)}` : null;
}
