import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll } from 'vitest';

export type FakeClamd = {
  readonly url: string;
  /** How many bytes it was shown, by file. */
  readonly seen: number[];
  /** Answers with this line instead of a verdict; null: as usual. */
  say(line: string | null): void;
};

const test = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

/** Speaks INSTREAM as clamd does, and finds the test virus of the trade. */
export async function aFakeClamd(): Promise<FakeClamd> {
  const seen: number[] = [];
  let line: string | null = null;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    void readStream(socket).then((content) => {
      if (!content) return socket.destroy();
      seen.push(content.length);
      const verdict = content.includes(test) ? 'Eicar-Test-Signature FOUND' : 'OK';
      return socket.end(`${line ?? `stream: ${verdict}`}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `tcp://127.0.0.1:${port}`, seen, say: (given) => void (line = given) };
}

/** Null: that was no INSTREAM. */
async function readStream(socket: Socket): Promise<Buffer | null> {
  const command = 'zINSTREAM\0';
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    bytes = Buffer.concat([bytes, chunk as Buffer]);
    if (bytes.length >= command.length && !bytes.toString('latin1').startsWith(command))
      return null;
    const content = contentOf(bytes.subarray(command.length));
    if (content) return content;
  }
  return null;
}

/** Null: the empty chunk that ends it has not come yet. */
function contentOf(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
