import type { Tx } from '#kernel/server';
import type { ZonesOfPlace } from '../../domain/index.ts';

const zonesText = `select w.id as "specialistId", p.time_zone as "specialistZone",
    c.name as "centreName", c.time_zone as "centreZone",
    coalesce(t.timezone, 'Australia/Sydney') as "tenantZone"
  from unnest($1::uuid[]) w (id)
  left join party_specialists p on p.id = w.id
  left join party_centres c on c.id = $2::uuid
  left join platform_tenants t on t.id = current_tenant()`;

type Row = {
  readonly specialistId: string;
  readonly specialistZone: string | null;
  readonly centreName: string | null;
  readonly centreZone: string | null;
  readonly tenantZone: string;
};

/** By specialist: whose clocks a session of theirs could keep. */
export async function zonesOfPlaces(
  tx: Tx,
  specialistIds: readonly string[],
  centreId: string | null,
): Promise<Map<string, ZonesOfPlace>> {
  const rows = await tx.query<Row>(zonesText, [specialistIds, centreId]);
  return new Map(
    rows.map(({ specialistId, centreName, centreZone, ...zones }) => [
      specialistId,
      { ...zones, centre: centreZone ? { name: centreName ?? '', timeZone: centreZone } : null },
    ]),
  );
}
