import { modules } from '#kernel/domain';
import { kernelTables, linkTableOf, tableOf } from '#kernel/server';
import { serverModules } from '../../apps/server/compose.ts';

/** In the order of dependence. */
export const houses = (): string[] => ['kernel', ...modules().map(({ name }) => name)];

/** Table, view or function -> the module that it belongs to, as far as the modules say so. */
export function owners(): Map<string, string> {
  const defined = modules().flatMap(({ name, resources, tables }) => [
    ...tables.map(({ table }): [string, string] => [table, name]),
    ...resources.flatMap((resource): [string, string][] => [
      [tableOf(resource), name],
      ...Object.entries(resource.fields)
        .filter(([, field]) => field.kind === 'multiLookup')
        .map(([key]): [string, string] => [linkTableOf(resource, key), name]),
    ]),
  ]);
  const listed = [
    { name: 'kernel', database: kernelTables },
    ...serverModules.map(({ name, database }) => ({ name, database })),
  ].flatMap(({ name, database }) =>
    [...(database?.tables ?? []), ...(database?.shows ?? [])].map((table): [string, string] => [
      table,
      name,
    ]),
  );
  return new Map([...listed.toReversed(), ...defined]);
}
