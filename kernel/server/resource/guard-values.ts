import type { Decision, ImportFault } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { Refused, throwUnlessAccepted } from '../refused.ts';
import { guardsOf } from './guards.ts';
import type { Guarded } from './guards.ts';
import { isUuid } from './ids.ts';
import { withinScope } from './within-scope.ts';
import type { Values } from './write-sql.ts';

/** Refuses a call that a guard would refuse, from what was sent: its write could not be made. */
export async function refuseGuarded(
  tx: Tx,
  { actor, services, resource, id }: Guarded,
  sent: Values,
): Promise<void> {
  const known = withoutOddIds(sent);
  const values =
    id === undefined
      ? withinScope(actor, resource, `${resource.name}.create`, known, { isNew: true })
      : known;
  for (const guard of guardsOf(services, resource)) {
    const before = isUuid(id) ? await guard.facts(tx, id) : null;
    if (!guard.given || (id !== undefined && before === null)) continue;
    const [after] = await guard.given(tx, [{ ...(before as Values | null), ...values }]);
    throwUnlessAccepted(guard.decide(actor, before, after));
  }
}

/** What no id can be names nobody. */
const withoutOddIds = (sent: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([key, value]) => !key.endsWith('Id') || value === null || isUuid(value),
    ),
  );

/** The rows of a sheet that a guard would refuse, with the sentence that the form would show. */
export async function guardFaults(
  tx: Tx,
  { actor, services, resource }: Omit<Guarded, 'id'>,
  rows: readonly Values[],
): Promise<ImportFault[]> {
  const faults: ImportFault[] = [];
  for (const guard of guardsOf(services, resource)) {
    const facts = (await guard.given?.(tx, rows)) ?? [];
    facts.forEach((after, at) => {
      const refusal = refusalIn(guard.decide(actor, null, after));
      if (!refusal) return;
      const [told] = refusal.validationErrors;
      faults.push({ row: at + 1, column: told?.members[0] ?? '', message: refusal.message });
    });
  }
  return faults;
}

function refusalIn(decision: Decision): Refused | null {
  try {
    throwUnlessAccepted(decision);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
