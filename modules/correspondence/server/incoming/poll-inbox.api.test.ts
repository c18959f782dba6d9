import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { aMessage } from '../../testing/a-message.ts';
import { anImapServer } from '../../testing/an-imap-server.ts';
import { fetchUnread } from './poll-inbox.ts';

const imap = await anImapServer();
const { signal } = new AbortController();
const config = { imapUrl: imap.url };

const fetchAll = async (): Promise<string[]> => {
  const kept: string[] = [];
  await fetchUnread(
    config,
    async (source) => void kept.push(await text(Readable.from(source))),
    signal,
  );
  return kept;
};

test('what is unread is fetched whole and marked as read', async () => {
  const long = aMessage({ text: 'word '.repeat(60_000) });
  imap.messages.push({ source: aMessage(), isSeen: true }, { source: long, isSeen: false });

  expect(await fetchAll()).toEqual([long]);
  expect(imap.messages.map(({ isSeen }) => isSeen)).toEqual([true, true]);
  expect(await fetchAll()).toEqual([]);
});

test('a message that could not be kept is fetched again', async () => {
  const source = aMessage({ subject: 'Twice' });
  imap.messages.push({ source, isSeen: false });
  const failing = fetchUnread(config, () => Promise.reject(new Error('full')), signal);
  await expect(failing).rejects.toThrow('full');

  expect(await fetchAll()).toEqual([source]);
});

test('a connection that breaks loses nothing', async () => {
  const source = aMessage({ subject: 'Broken' });
  imap.messages.push({ source, isSeen: false });
  imap.breakOff(true);
  await expect(fetchAll()).rejects.toBeInstanceOf(Error);
  imap.breakOff(false);

  expect(await fetchAll()).toEqual([source]);
});

test('without a mailbox nothing is asked', async () => {
  expect(await fetchUnread({ imapUrl: undefined }, () => Promise.reject(new Error()), signal)).toBe(
    0,
  );
});
