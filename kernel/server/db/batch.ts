import { createHash } from 'node:crypto';
import type { Connection, Submittable } from 'pg';
import { parseValue } from './types.ts';

export type Statement = {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Answer the columns of the first row as the text PostgreSQL sent, without their names. */
  readonly raw?: boolean;
  /** It writes nothing, so nobody asks on whose behalf beyond the tenant. */
  readonly reads?: boolean;
  /** A read that is over in a moment: it may travel together with those of other callers. */
  readonly isShort?: boolean;
  /** Planned for this once: a connection keeps what it has prepared for as long as it lives. */
  readonly isRare?: boolean | undefined;
};

export type Row = Record<string, unknown>;
export type StatementResult = {
  rows: Row[];
  /** The first column of a raw statement, and all of them. */
  raw: string | null;
  raws: readonly (string | null)[];
  count: number;
};

type Wire = Connection & {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  parse(query: { name: string; text: string }): void;
  bind(config: {
    statement: string;
    values: unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(config: { portal: string; rows: number }): void;
  sync(): void;
};

type FieldDescription = { name: string; dataTypeID: number };

const names = new Map<string, string>();

/** Naming a statement prepares it: planning costs more than most of our queries. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `s${createHash('sha1').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
  }
  return name;
}

/**
 * Several prepared statements before one Sync: one round trip and one implicit transaction, so a
 * `set_config(…, true)` in front is local to exactly these statements.
 */
export class Batch implements Submittable {
  readonly promise: Promise<StatementResult[]>;
  readonly #statements: readonly Statement[];
  readonly #failed: (error: Error) => void;
  readonly #results: StatementResult[] = [];
  readonly #toParse: { name: string; text: string }[] = [];
  #fields: FieldDescription[] = [];
  #rows: Row[] = [];
  #raws: readonly (string | null)[] | null = null;
  #stopListening = () => {};
  #resolve!: (results: StatementResult[]) => void;
  #reject!: (error: Error) => void;

  constructor(statements: readonly Statement[], failed: (error: Error) => void = () => {}) {
    this.#statements = statements;
    this.#failed = failed;
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    const wire = connection as Wire;
    wire.stream.cork();
    for (const { text, values = [], raw, isRare } of this.#statements) {
      const name = isRare ? '' : nameOf(text);
      if (isRare || (!wire.parsedStatements[name] && !this.#isToParse(name))) {
        this.#toParse.push({ name, text });
        wire.parse({ name, text });
      }
      wire.bind({ statement: name, values: values as unknown[], valueMapper: toWire });
      if (!raw) wire.describe({ type: 'P', name: '' });
      wire.execute({ portal: '', rows: 0 });
    }
    if (this.#toParse.length) this.#trackParsing(wire);
    wire.sync();
    wire.stream.uncork();
  }

  #isToParse(name: string): boolean {
    return this.#toParse.some((known) => known.name === name);
  }

  /** A parsed statement outlives a failed transaction, so each success is noted as it arrives. */
  #trackParsing(wire: Wire): void {
    let next = 0;
    const onParsed = () => {
      const parsed = this.#toParse[next++];
      if (parsed?.name) wire.parsedStatements[parsed.name] = parsed.text;
    };
    wire.on('parseComplete', onParsed);
    this.#stopListening = () => wire.off('parseComplete', onParsed);
  }

  handleRowDescription(message: { fields: FieldDescription[] }): void {
    this.#fields = message.fields;
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    const statement = this.#statements[this.#results.length];
    if (statement?.raw) {
      this.#raws ??= message.fields;
      return;
    }
    const row: Row = {};
    for (const [index, field] of this.#fields.entries()) {
      row[field.name] = parseValue(field.dataTypeID, message.fields[index] ?? null);
    }
    this.#rows.push(row);
  }

  handleCommandComplete(message: { text: string }): void {
    const count = Number(message.text.split(' ').at(-1));
    this.#results.push({
      rows: this.#rows,
      raw: this.#raws?.[0] ?? null,
      raws: this.#raws ?? [],
      count: Number.isNaN(count) ? 0 : count,
    });
    this.#fields = [];
    this.#rows = [];
    this.#raws = null;
  }

  handleReadyForQuery(): void {
    this.#stopListening();
    this.#resolve(this.#results);
  }

  handleError(error: Error): void {
    this.#stopListening();
    this.#failed(error);
    this.#reject(error);
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {}
}

/** Objects go as JSON text, arrays of plain values as PostgreSQL arrays. */
function toWire(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return toArrayLiteral(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

const toArrayLiteral = (values: readonly unknown[]): string =>
  `{${values
    .map((item) =>
      item === null || item === undefined
        ? 'NULL'
        : `"${String(item)
            .replace(/\\/g, '\\\\')
            .replace(/"/g, String.raw`\"`)}"`,
    )
    .join(',')}}`;
