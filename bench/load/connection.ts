import { connect } from 'node:net';
import type { Socket } from 'node:net';

export type Reply = { readonly status: number; readonly body: string };

/**
 * One keep-alive connection that speaks just enough HTTP/1.1: on a machine of few cores a full
 * client would cost more than the servers it measures.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  #waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('The server hung up')));
  }

  send(request: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length ? Buffer.concat([this.#received, chunk]) : chunk;
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    const end = headEnd + 4 + length;
    if (this.#received.length < end) return;
    const body = this.#received.toString('utf8', headEnd + 4, end);
    this.#received = this.#received.subarray(end);
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}
