import { refuse } from '#kernel/domain';
import type { Refused } from '#kernel/domain';

/** Whose clocks a session could keep. */
export type ZonesOfPlace = {
  readonly centre: { readonly name: string; readonly timeZone: string } | null;
  /** Null: nobody knows where the specialist is. */
  readonly specialistZone: string | null;
  readonly tenantZone: string;
};

/** That of its centre; by video and at home that of the specialist, else of the practice. */
export const zoneOfSession = ({ centre, specialistZone, tenantZone }: ZonesOfPlace): string =>
  centre?.timeZone ?? specialistZone ?? tenantZone;

/**
 * A session at a centre keeps the clocks there, whatever the caller says. By video and at home a zone
 * may be chosen. The trigger `zone` of the sessions refuses with the same words.
 */
export function refuseOtherZone(
  given: string | null | undefined,
  { centre }: Pick<ZonesOfPlace, 'centre'>,
): Refused | null {
  if (!given || !centre || given === centre.timeZone) return null;
  return refuse('zoneOfAnotherPlace', {
    values: { zone: given, centre: centre.name, centreZone: centre.timeZone },
  });
}
