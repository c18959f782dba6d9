import { resources } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { snake, tableOf } from '../schema/names.ts';

/** From a record to the person it is about, or to the record that it names by `objectId`. */
export type Path = { readonly tables: readonly Hop[]; readonly endsAt: 'person' | 'record' };
export type Hop = { readonly table: string; readonly column: string };

const ofTenant = (): AnyResource[] => resources().filter(({ tenancy }) => tenancy === 'tenant');

const hop = (resource: AnyResource, field: string): Hop => ({
  table: tableOf(resource),
  column: snake(field),
});

/** A path for each resource whose records are about somebody: the shortest by its lookups. */
export function pathsToPersons(): ReadonlyMap<string, Path> {
  const all = ofTenant();
  const paths = new Map<string, Path>();
  for (const resource of all) {
    if (resource.person) {
      paths.set(resource.name, { tables: [hop(resource, 'id')], endsAt: 'person' });
    } else if (resource.fields['objectId']?.kind === 'text') {
      paths.set(resource.name, { tables: [hop(resource, 'objectId')], endsAt: 'record' });
    }
  }
  for (let grows = true; grows;) {
    const found = new Map<string, Path>();
    for (const resource of all) {
      if (paths.has(resource.name)) continue;
      const path = stepFrom(resource, paths);
      if (path) found.set(resource.name, path);
    }
    for (const [name, path] of found) paths.set(name, path);
    grows = found.size > 0;
  }
  return paths;
}

function stepFrom(resource: AnyResource, paths: ReadonlyMap<string, Path>): Path | undefined {
  for (const [key, field] of Object.entries(resource.fields)) {
    const next = field.kind === 'lookup' && field.resource ? paths.get(field.resource) : undefined;
    if (!next) continue;
    // The person's own id is what the lookup holds already.
    const rest = next.tables[0]?.column === 'id' ? [] : next.tables;
    return { tables: [hop(resource, key), ...rest], endsAt: next.endsAt };
  }
  return undefined;
}

/** Persons and what points at one directly; the common part stands for the resources that keep it. */
export function nearPersons(paths: ReadonlyMap<string, Path>): Path[] {
  const kept = new Set(ofTenant().flatMap(({ commonPartOf = [] }) => commonPartOf));
  return [...paths].flatMap(([name, path]) =>
    path.endsAt === 'person' && path.tables.length === 1 && !kept.has(name) ? [path] : [],
  );
}
