import type { Actor, AnyResource, Decision, ImportFault } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { Refused, throwUnlessAccepted } from '../refused.ts';
import { isUuid } from '../resource/ids.ts';
import { withinScope } from '../resource/within-scope.ts';
import type { Values } from '../resource/write-sql.ts';
import type { Services } from '../services.ts';
import type { Rule } from './rule.ts';
import { rulesOf } from './rules-of.ts';

export type GivenCall = {
  readonly actor: Actor;
  readonly services: Services;
  readonly resource: AnyResource;
  /** Absent while it is being made. */
  readonly id: string | undefined;
};

const rulesOnGiven = (services: Services, { name }: AnyResource): Rule[] =>
  rulesOf(services, name).filter(({ given, decide }) => given && decide);

const decideGiven = (rule: Rule, actor: Actor, before: unknown, after: unknown): Decision =>
  rule.decide?.(
    [{ id: '', before, after }],
    { actor, choice: null, answers: null, isEdit: true },
    undefined,
  ) ?? nothing;

const nothing: Decision = { kind: 'accepted', writes: [] };

/** Refuses a call that a rule would refuse, from what was sent: its write could not be made. */
export async function refuseGiven(
  tx: Tx,
  { actor, services, resource, id }: GivenCall,
  sent: Values,
): Promise<void> {
  const known = withoutOddIds(sent);
  const values =
    id === undefined
      ? withinScope(actor, resource, `${resource.name}.create`, known, { isNew: true })
      : known;
  for (const rule of rulesOnGiven(services, resource)) {
    const stored = isUuid(id) ? ((await rule.facts?.(tx, [id], services))?.get(id) ?? null) : null;
    if (id !== undefined && stored === null) continue;
    const [after] = (await rule.given?.(tx, [{ ...(stored as Values | null), ...values }])) ?? [];
    throwUnlessAccepted(decideGiven(rule, actor, stored, after));
  }
}

/** What no id can be names nobody. */
const withoutOddIds = (sent: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([key, value]) => !key.endsWith('Id') || value === null || isUuid(value),
    ),
  );

/** The rows of a sheet that a rule would refuse, with the sentence that the form would show. */
export async function givenFaults(
  tx: Tx,
  { actor, services, resource }: Omit<GivenCall, 'id'>,
  rows: readonly Values[],
): Promise<ImportFault[]> {
  const faults: ImportFault[] = [];
  for (const rule of rulesOnGiven(services, resource)) {
    const facts = (await rule.given?.(tx, rows)) ?? [];
    facts.forEach((after, at) => {
      const refusal = refusalIn(decideGiven(rule, actor, null, after));
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
