import { Refused } from '#kernel/server';
import type { Changed, RuleCall } from '#kernel/server';
import { changeOfHoliday } from '../../domain/index.ts';
import type { HolidayStand } from '../../domain/index.ts';

const suburbText = `select 1 from party_centres
  where tenant_id = current_tenant() and lower(btrim(suburb)) = lower(btrim($1)) limit 1`;

/** A day off that counts nowhere looks like one that does, until somebody stands before a closed door. */
export async function refuseHolidayNowhere(
  { tx }: RuleCall,
  changed: Changed<HolidayStand>,
): Promise<void> {
  const { after } = changed;
  if (!after?.region || after.postcodes || after.centreIds.length || !changeOfHoliday(changed))
    return;
  const [centre] = await tx.query(suburbText, [after.region]);
  if (!centre) throw new Refused('holidayNowhere', { values: { region: after.region } });
}
