import { sameClockIn } from '#kernel/domain';
import type { Fields } from '#kernel/domain';
import type { Values } from './form-values.ts';

const zoneIn = (values: Values, key: string, own: string): string => {
  const zone = values[key];
  return typeof zone === 'string' && zone ? zone : own;
};

/**
 * What becomes of the times when the zone beside them changes: nine that was typed stays nine. `own` is
 * the zone of times whose field has none yet.
 */
export function keepClockTimes(fields: Fields, before: Values, after: Values, own: string): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, { kind, zone }]) => {
      const value = after[key];
      if (kind !== 'dateTime' || !zone || typeof value !== 'string') return [];
      const [from, to] = [zoneIn(before, zone, own), zoneIn(after, zone, own)];
      const isTime = !Number.isNaN(Date.parse(value)) && from !== to;
      return isTime ? [[key, sameClockIn(value, from, to)]] : [];
    }),
  );
}
