import { resourceNamed, resources } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { linkTableOf, snake, tableOf } from '../schema/names.ts';

/** How rows of one resource hang on a record of another. */
export type Edge = {
  readonly from: AnyResource;
  /** What the field is called, for people. */
  readonly label: string;
  /** Null: any record, named by `objectId`. */
  readonly to: string | null;
  /** The ids of the rows; $1: of the records, $2: the persons whose rows these may be. */
  readonly text: string;
};

const isKept = ({ tenancy }: AnyResource): boolean => tenancy === 'tenant';

const isPerson = (name: string | undefined): boolean =>
  name !== undefined && resourceNamed(name).person === true;

/** A row that names another person besides is that person's. */
const guardOf = (resource: AnyResource): string =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'lookup' && isPerson(field.resource))
    .map(([key]) => ` and (t.${snake(key)} is null or t.${snake(key)} = any($2::uuid[]))`)
    .join('');

/**
 * Each lookup, each list of lookups and each `objectId` of every resource, as the definitions say. Rows
 * that are followed on from a person are guarded; those that name a doctor or a user are not.
 */
export function personEdges(isGuarded: boolean): Edge[] {
  return resources()
    .filter((resource) => isKept(resource) && !resource.person)
    .flatMap((from) =>
      Object.entries(from.fields).flatMap(([key, { kind, label, resource: to }]): Edge[] => {
        const rows = `select t.id from ${tableOf(from)} t`;
        const own = { from, label };
        const guard = isGuarded ? guardOf(from) : '';
        if (kind === 'lookup' && to) {
          const text = `${rows} where t.${snake(key)} = any($1::uuid[])${guard}`;
          return [{ ...own, to, text }];
        }
        if (kind === 'multiLookup' && to) {
          const text = `${rows} join ${linkTableOf(from, key)} l
            on l.tenant_id = t.tenant_id and l.owner_id = t.id
            where l.target_id = any($1::uuid[])${guard}`;
          return [{ ...own, to, text }];
        }
        if (key !== 'objectId' || kind !== 'text') return [];
        const text = `${rows} where t.object_id = any($1::text[])${guard}`;
        return [{ ...own, to: null, text }];
      }),
    );
}
