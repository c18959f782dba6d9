import type { Client, Connection, PoolClient, Submittable } from 'pg';

type Wire = Connection & {
  stream: { writableNeedDrain: boolean; once(event: 'drain', work: () => void): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

export type CopySource = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** `copy … from stdin`: rows in PostgreSQL's text format, at the pace of the server. */
class CopyIn implements Submittable {
  readonly #text: string;
  readonly #source: CopySource;
  readonly #done = Promise.withResolvers<number>();
  /** Settles with the copy, so that a pump waiting for room wakes up when there is no more use. */
  readonly #ended = Promise.withResolvers<void>();
  #hasEnded = false;
  #count = 0;
  #sourceError: unknown;

  constructor(text: string, source: CopySource) {
    this.#text = text;
    this.#source = source;
  }

  get rows(): Promise<number> {
    return this.#done.promise;
  }

  submit(connection: Connection): void {
    (connection as Wire).query(this.#text);
  }

  handleCopyInResponse(connection: Connection): void {
    const wire = connection as Wire;
    this.#pump(wire).catch((error: unknown) => {
      this.#sourceError = error;
      wire.sendCopyFail('The source of the rows failed');
    });
  }

  async #pump(wire: Wire): Promise<void> {
    for await (const chunk of this.#source) {
      if (this.#hasEnded) return;
      wire.sendCopyFromChunk(Buffer.from(chunk as Buffer));
      if (wire.stream.writableNeedDrain) await this.#room(wire);
    }
    if (!this.#hasEnded) wire.endCopyFrom();
  }

  #room(wire: Wire): Promise<void> {
    const drained = Promise.withResolvers<void>();
    wire.stream.once('drain', drained.resolve);
    return Promise.race([drained.promise, this.#ended.promise]);
  }

  handleCommandComplete(message: { text: string }): void {
    this.#count = Number(message.text.split(' ').at(-1));
  }

  handleReadyForQuery(): void {
    this.#end();
    this.#done.resolve(this.#count);
  }

  handleError(error: Error): void {
    this.#end();
    this.#done.reject(this.#sourceError ?? error);
  }

  #end(): void {
    this.#hasEnded = true;
    this.#ended.resolve();
  }
}

/** Answers how many rows went in. The client must be in a transaction that has set its context. */
export function copyIn(
  client: Client | PoolClient,
  text: string,
  source: CopySource,
): Promise<number> {
  return client.query(new CopyIn(text, source)).rows;
}
