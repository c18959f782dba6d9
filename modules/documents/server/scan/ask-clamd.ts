import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export type Verdict = { readonly isClean: boolean; readonly finding: string | null };

/** The scanner did not answer, or said something that is no verdict. */
export class ScannerUnreachable extends Error {}

type Place = { readonly host: string; readonly port: number };

/** A scan of 100 MB takes seconds; silence this long means that nobody works on it. */
const silenceMilliseconds = 120_000;
const longestAnswer = 4096;
const chunkBytes = 64 * 1024;

/** INSTREAM of clamd: chunks with their length before them, an empty one at the end, one line back. */
export async function scanStream(
  place: Place,
  source: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Verdict> {
  const socket = connect({ ...place, ...(signal && { signal }) });
  try {
    socket.setTimeout(silenceMilliseconds, () => socket.destroy(new Error('no answer')));
    const answered = answerOf(socket);
    // Whoever waits for it hears of a failure; until then it must not count as unhandled.
    answered.catch(() => undefined);
    await once(socket, 'connect');
    await send(socket, Buffer.from('zINSTREAM\0'));
    for await (const chunk of source) {
      for (let at = 0; at < chunk.length; at += chunkBytes) {
        await sendChunk(socket, chunk.subarray(at, at + chunkBytes));
      }
    }
    await sendChunk(socket, new Uint8Array());
    return verdictOf(await answered);
  } catch (error) {
    if (error instanceof ScannerUnreachable) throw error;
    throw new ScannerUnreachable((error as Error).message, { cause: error });
  } finally {
    socket.destroy();
  }
}

async function sendChunk(socket: Socket, chunk: Uint8Array): Promise<void> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  await send(socket, length);
  if (chunk.length) await send(socket, chunk);
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed) throw new Error('the scanner closed the line');
  if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    text += String(chunk);
    if (text.includes('\0') || text.length > longestAnswer) break;
  }
  return text.replace(/\0.*$/s, '').trim();
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`; all else is an error of the scanner. */
function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { isClean: true, finding: null };
  const finding = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (finding) return { isClean: false, finding: finding.slice(0, 200) };
  throw new ScannerUnreachable(answer || 'the scanner said nothing');
}
