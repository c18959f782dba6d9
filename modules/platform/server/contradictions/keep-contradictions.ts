import { contradictionsIn, invariantsOf, newId, systemContext } from '#kernel/server';
import type { Contradiction, OwnedInvariant, Services } from '#kernel/server';

/** More of one kind are mended in the same way; the page says how many it shows. */
const mostOfKind = 100;

/** What comes back after it was gone is new. */
const keepText = `insert into contradictions (tenant_id, id, invariant, record_id, module, name, sentence,
    first_seen, last_seen)
  select current_tenant(), r.id, r.invariant, r.record_id, r.module, r.name, r.sentence, $2, $2
  from jsonb_to_recordset($1::jsonb) as r(id uuid, invariant text, record_id text, module text, name text, sentence text)
  on conflict (tenant_id, invariant, record_id) do update set
    module = excluded.module, name = excluded.name, sentence = excluded.sentence,
    first_seen = case when contradictions.gone_at is null then contradictions.first_seen else excluded.first_seen end,
    last_seen = excluded.last_seen, gone_at = null`;

const goneText = `update contradictions set gone_at = $2
  where invariant = any($1) and gone_at is null and not (invariant || ' ' || record_id) = any($3)`;

/** What nobody asks for any more, for its invariant is no longer one, and what has long been mended. */
const forgetText = `delete from contradictions
  where gone_at < $1::timestamptz - interval '90 days' or last_seen < $1::timestamptz - interval '90 days'`;

const lookedText = `insert into contradiction_looks (tenant_id, module, looked_at, found)
  values (current_tenant(), $1, $2, $3)
  on conflict (tenant_id, module) do update set looked_at = excluded.looked_at, found = excluded.found`;

const rowOf = ({ invariant, id, name, module, sentence }: Contradiction) => ({
  id: newId(),
  invariant: invariant.name,
  record_id: id,
  module,
  name,
  sentence,
});

const keyOf = ({ invariant, id }: Contradiction): string => `${invariant.name} ${id}`;

/** Of what was cut short nobody knows what is gone. */
const wholeNames = (
  invariants: readonly OwnedInvariant[],
  found: readonly Contradiction[],
): string[] =>
  invariants
    .map(({ name }) => name)
    .filter((name) => found.filter((one) => one.invariant.name === name).length < mostOfKind);

/** Asks the invariants of one module about one tenant, and keeps what it found. */
export async function lookAtModule(
  services: Services,
  tenantId: string,
  module: string,
): Promise<readonly Contradiction[]> {
  const invariants = invariantsOf(services).filter(({ owner }) => owner === module);
  const context = systemContext(tenantId, `contradictions:${module}`);
  const now = services.now();
  const found = await services.db.snapshot(context, async (tx) => {
    // A big practice takes longer than a request may.
    await tx.query('set local statement_timeout = 120000');
    return contradictionsIn(tx, now, invariants, { most: mostOfKind });
  });
  await services.db.batch(context, [
    { text: keepText, values: [JSON.stringify(found.map(rowOf)), now] },
    { text: goneText, values: [wholeNames(invariants, found), now, found.map(keyOf)] },
    { text: forgetText, values: [now] },
    { text: lookedText, values: [module, now, found.length] },
  ]);
  return found;
}

/** The modules that have invariants, in their order. */
export const lookedAtModules = (services: Services): readonly string[] => [
  ...new Set(invariantsOf(services).map(({ owner }) => owner)),
];
