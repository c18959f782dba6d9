import { modules } from '#kernel/domain';
import { kernelTables } from '../../kernel/server/schema/kernel-tables.ts';
import type { ModuleTables } from '../../kernel/server/schema/module-tables.ts';
import { linkTableOf, tableOf } from '../../kernel/server/schema/names.ts';
import { bookingTables } from '../../modules/booking/server/tables.ts';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { correspondenceTables } from '../../modules/correspondence/server/tables.ts';
import { documentsTables } from '../../modules/documents/server/tables.ts';
import { identityTables } from '../../modules/identity/server/tables.ts';
import { partiesTables } from '../../modules/parties/server/tables.ts';
import { platformTables } from '../../modules/platform/server/tables.ts';

export type TableOwners = {
  /** Table -> the one house that may name it. */
  readonly tables: ReadonlyMap<string, string>;
  /** View, function or shared table -> the house that shows it. */
  readonly shown: ReadonlyMap<string, string>;
};

const listed: Readonly<Record<string, ModuleTables>> = {
  kernel: kernelTables,
  platform: platformTables,
  identity: identityTables,
  documents: documentsTables,
  correspondence: correspondenceTables,
  parties: partiesTables,
  booking: bookingTables,
};

/** Of resources and their links it follows from the definitions; the rest is listed by the owner. */
export function tableOwners(): TableOwners {
  registerCatalogue();
  const defined = modules().flatMap(({ name, resources, tables }) => [
    ...tables.map(({ table }) => [table, name] as const),
    ...resources.flatMap((resource) => [
      [tableOf(resource), name] as const,
      ...Object.entries(resource.fields)
        .filter(([, field]) => field.kind === 'multiLookup')
        .map(([key]) => [linkTableOf(resource, key), name] as const),
    ]),
  ]);
  const all = (key: 'tables' | 'shows') =>
    Object.entries(listed).flatMap(([house, own]) =>
      (own[key] ?? []).map((name) => [name, house] as const),
    );
  return { tables: new Map([...defined, ...all('tables')]), shown: new Map(all('shows')) };
}
