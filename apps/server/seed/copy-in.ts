import type { Connection, Submittable } from 'pg';

type Wire = Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** `copy … from stdin`, which the driver leaves to others. */
export class CopyIn implements Submittable {
  readonly promise: Promise<void>;
  readonly #command: string;
  readonly #data: Buffer;
  #resolve!: () => void;
  #reject!: (error: Error) => void;

  constructor(command: string, text: string) {
    this.#command = command;
    this.#data = Buffer.from(text);
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#command);
  }

  handleCopyInResponse(connection: Wire): void {
    connection.sendCopyFromChunk(this.#data);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}
