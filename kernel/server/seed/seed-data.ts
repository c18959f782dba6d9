import type { Instant, PlainDate } from '#kernel/domain';
import type { Config } from '../config.ts';
import type { Row } from './copy-text.ts';
import type { Services } from '../services.ts';
import type { TableRows } from './load-rows.ts';

/** What a module puts into a new installation. */
export type SeedData = {
  /** What an installation cannot be without. Each row is written down in the audit log. */
  rows(config: Config): readonly TableRows[] | Promise<readonly TableRows[]>;
  /** Long lists, loaded without triggers: none of their rows is an event. */
  reference?(): readonly TableRows[];
  /** Tables that triggers write while `rows` arrive. */
  readonly writtenByTriggers?: readonly string[];
};

export type DemoFacts = {
  readonly now: Date;
  readonly today: PlainDate;
  /** When the installation of the demo was opened: everything in it is younger. */
  readonly opened: Instant;
  /** Of the one password that every demo account has. */
  readonly passwordHash: string;
  /** The rows that the modules before this one gave to a table of a tenant. */
  rowsIn(table: string, tenantId: string): readonly Row[];
  /** The bytes of a file that the rows name by this storage key. */
  keep(key: string, bytes: Uint8Array): void;
};

/** What a module adds to the demo. The same day gives the same rows. */
export type DemoData = {
  rows(facts: DemoFacts): readonly TableRows[];
  /** What triggers would have written; they are off while the demo is loaded. */
  readonly afterwards?: { readonly tables: readonly string[]; readonly sql: string };
  /** What only the running product makes, as it makes it. Asked at each start, it does what is missing. */
  finish?(services: Services): Promise<void>;
};
