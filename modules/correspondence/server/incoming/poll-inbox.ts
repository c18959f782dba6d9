import type { ImapFlow } from 'imapflow';
import { defineJob } from '#kernel/server';
import type { Config } from '#kernel/server';
import { acceptSource } from './accept-source.ts';

const mostAtOnce = 100;

type Keep = (source: AsyncIterable<Uint8Array>) => Promise<unknown>;

/** Loaded where there is an inbox: it takes 7 MB. */
const clientFor = async (address: string): Promise<ImapFlow> => {
  const { ImapFlow } = await import('imapflow');
  const url = new URL(address);
  const isSecure = url.protocol === 'imaps:';
  return new ImapFlow({
    host: url.hostname,
    port: Number(url.port || (isSecure ? 993 : 143)),
    secure: isSecure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });
};

/** A message is marked as read only after it is kept: what fails in between comes again. */
export async function fetchUnread(
  { imapUrl }: Pick<Config, 'imapUrl'>,
  keep: Keep,
  signal: AbortSignal,
): Promise<number> {
  if (!imapUrl) return 0;
  const client = await clientFor(imapUrl);
  // Whatever breaks the connection rejects the call that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const lock = await client.getMailboxLock(
      decodeURIComponent(new URL(imapUrl).pathname.slice(1)) || 'INBOX',
    );
    try {
      const found = (await client.search({ seen: false }, { uid: true })) || [];
      for (const uid of found.slice(0, mostAtOnce)) {
        signal.throwIfAborted();
        const { content } = await client.download(String(uid), undefined, { uid: true });
        await keep(content as AsyncIterable<Uint8Array>);
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      }
      return Math.min(found.length, mostAtOnce);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout();
  }
}

export const pollInbox = defineJob({
  name: 'correspondence.pollInbox',
  cron: '* * * * *',
  retryLimit: 0,
  async run(_data, services, signal) {
    await fetchUnread(services.config, (source) => acceptSource(services, source), signal);
  },
});
