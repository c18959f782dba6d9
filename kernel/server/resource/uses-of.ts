import { resources } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { linkTableOf, snake, tableOf } from '../schema/names.ts';

/** Queries for records that point at row `t` of the target; `exceptOwn` leaves out some of its kind. */
export function usesOf(target: AnyResource, exceptOwn = ''): string[] {
  return resources().flatMap((owner) =>
    Object.entries(owner.fields).flatMap(([key, field]) => {
      if (field.resource !== target.name) return [];
      const except = owner.name === target.name ? exceptOwn : '';
      if (field.kind === 'lookup') {
        return [
          `select 1 from ${tableOf(owner)} u where u.${snake(key)} = t.id and not u.is_deleted${except}`,
        ];
      }
      const link = linkTableOf(owner, key);
      return [
        `select 1 from ${link} l join ${tableOf(owner)} u on u.id = l.owner_id
          where l.target_id = t.id and not u.is_deleted${except}`,
      ];
    }),
  );
}
