import type { Connection, Submittable } from 'pg';

export type Prepared = { readonly name: string; readonly text: string };
type Step = { readonly statement: Prepared; readonly values: readonly (string | null)[] };

type Wire = Connection & {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  parse(query: Prepared): void;
  bind(config: { statement: string; values: readonly (string | null)[] }): void;
  execute(config: { portal: string; rows: number }): void;
  sync(): void;
};

/**
 * Prepared statements in one packet before one Sync: one round trip, one transaction. Answers the
 * first column of the first row of each statement as the text that PostgreSQL sent.
 */
export class OneTrip implements Submittable {
  readonly answers: (string | null)[] = [];
  readonly #steps: readonly Step[];
  readonly #done: (error: Error | null, answers: (string | null)[]) => void;
  #first: string | null = null;

  constructor(
    steps: readonly Step[],
    done: (error: Error | null, answers: (string | null)[]) => void,
  ) {
    this.#steps = steps;
    this.#done = done;
  }

  submit(connection: Connection): void {
    const wire = connection as Wire;
    wire.stream.cork();
    for (const { statement, values } of this.#steps) {
      if (!wire.parsedStatements[statement.name]) {
        wire.parse(statement);
        wire.parsedStatements[statement.name] = statement.text;
      }
      wire.bind({ statement: statement.name, values });
      wire.execute({ portal: '', rows: 0 });
    }
    wire.sync();
    wire.stream.uncork();
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    this.#first ??= message.fields[0] ?? null;
  }

  handleCommandComplete(): void {
    this.answers.push(this.#first);
    this.#first = null;
  }

  handleReadyForQuery(): void {
    this.#done(null, this.answers);
  }

  handleError(error: Error): void {
    this.#done(error, this.answers);
  }

  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
