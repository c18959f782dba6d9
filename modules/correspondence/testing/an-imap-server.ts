import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll } from 'vitest';

export type ImapServer = {
  readonly url: string;
  /** The messages that lie in the mailbox, in the order of their uids. */
  readonly messages: { readonly source: string; isSeen: boolean }[];
  /** The next connections break in the middle of a message. */
  breakOff(isBroken: boolean): void;
};

/** So much of RFC 3501 as a client needs that fetches what is unread. Closed after the file. */
export async function anImapServer(): Promise<ImapServer> {
  const messages: ImapServer['messages'] = [];
  let isBroken = false;
  const answer = (socket: Socket, tag: string, command: string, rest: string): void => {
    const say = (...lines: string[]) =>
      void socket.write(lines.map((line) => `${line}\r\n`).join(''));
    const done = (...lines: string[]) => say(...lines, `${tag} OK done`);
    const unseen = () => messages.flatMap(({ isSeen }, at) => (isSeen ? [] : [at + 1]));
    if (command === 'CAPABILITY') return done('* CAPABILITY IMAP4rev1');
    if (command === 'LIST' || command === 'LSUB') return done('* LIST () "/" INBOX');
    if (command === 'SELECT' || command === 'EXAMINE') {
      return done(
        '* FLAGS (\\Seen)',
        `* ${messages.length} EXISTS`,
        '* OK [UIDVALIDITY 1] valid',
        `* OK [UIDNEXT ${messages.length + 1}] next`,
      );
    }
    if (command === 'LOGOUT') {
      done('* BYE');
      socket.end();
      return;
    }
    if (command === 'UID' && /^SEARCH/i.test(rest)) return done(`* SEARCH ${unseen().join(' ')}`);
    const uid = Number(/^\w+ (\d+)/.exec(rest)?.[1]);
    const message = messages[uid - 1];
    if (command === 'UID' && /^FETCH/i.test(rest) && message) {
      return fetchPart(socket, tag, { uid, rest, source: Buffer.from(message.source), isBroken });
    }
    if (command === 'UID' && /^STORE/i.test(rest) && message) {
      message.isSeen = true;
      return done(`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))`);
    }
    done();
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let waiting = '';
    socket.on('data', (data) => {
      const lines = `${waiting}${String(data)}`.split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) {
        const [tag = '', command = '', ...rest] = line.split(' ');
        answer(socket, tag, command.toUpperCase(), rest.join(' '));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://office:secret@127.0.0.1:${port}/INBOX`,
    messages,
    breakOff: (broken) => void (isBroken = broken),
  };
}

type Part = { uid: number; rest: string; source: Buffer; isBroken: boolean };

/** The whole or, as clients ask for large messages, a piece of it. */
function fetchPart(socket: Socket, tag: string, { uid, rest, source, isBroken }: Part): void {
  const [, name = 'BODY[]', from, count] =
    /BODY(?:\.PEEK)?(\[[^\]]*\])(?:<(\d+)\.(\d+)>)?/i.exec(rest) ?? [];
  const start = Number(from ?? 0);
  const piece = source.subarray(start, count ? start + Number(count) : undefined);
  const at = from ? `BODY${name}<${start}>` : `BODY${name}`;
  const facts = `UID ${uid} RFC822.SIZE ${source.length} FLAGS ()`;
  socket.write(`* ${uid} FETCH (${facts} ${at} {${piece.length}}\r\n`);
  if (isBroken) {
    socket.destroy();
    return;
  }
  socket.write(piece);
  socket.write(`)\r\n${tag} OK done\r\n`);
}
