import { Readable } from 'node:stream';
import type { Client, Connection, PoolClient, Submittable } from 'pg';

type Wire = Connection & {
  stream: { pause(): void; resume(): void };
  query(text: string): void;
};

const blockSize = 65_536;

/** `copy … to stdout`: the socket is read no faster than the rows are taken. */
class CopyOut implements Submittable {
  readonly rows: Readable;
  count = 0;
  readonly #text: string;
  #wire: Wire | undefined;
  #block = Buffer.allocUnsafe(blockSize);
  #filled = 0;

  constructor(text: string) {
    this.#text = text;
    this.rows = new Readable({
      read: () => this.#wire?.stream.resume(),
      // Rows nobody wants must still be read, or the connection would stand still.
      destroy: (error, done) => {
        this.#wire?.stream.resume();
        done(error);
      },
    });
  }

  submit(connection: Connection): void {
    this.#wire = connection as Wire;
    this.#wire.query(this.#text);
  }

  /** The chunk lies in the buffer of the parser, which is used again: it has to be copied. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#filled + chunk.length > blockSize) this.#flush();
    if (chunk.length > blockSize) return this.#push(Buffer.from(chunk));
    this.#filled += chunk.copy(this.#block, this.#filled);
  }

  #flush(): void {
    if (!this.#filled) return;
    this.#push(this.#block.subarray(0, this.#filled));
    this.#block = Buffer.allocUnsafe(blockSize);
    this.#filled = 0;
  }

  #push(block: Buffer): void {
    if (!this.rows.push(block) && !this.rows.destroyed) this.#wire?.stream.pause();
  }

  handleCommandComplete(message: { text: string }): void {
    this.count = Number(message.text.split(' ').at(-1));
    this.#flush();
  }

  handleReadyForQuery(): void {
    this.rows.push(null);
  }

  handleError(error: Error): void {
    this.rows.destroy(error);
  }
}

/** `count` is known when `rows` has ended. */
export function copyOut(
  client: Client | PoolClient,
  text: string,
): { readonly rows: Readable; readonly count: number } {
  return client.query(new CopyOut(text));
}
