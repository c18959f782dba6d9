import { handle } from '#kernel/server';
import type { Call, Handler, Tx } from '#kernel/server';
import {
  changeEditionFeatures,
  changeTenantFeatures,
  edition,
  tenant,
  decideFeatures,
  featureKey,
  featureValue,
  readEditionFeatures,
  readTenantFeatures,
  storedFeatures,
} from '../domain/index.ts';
import type { FeatureMap } from '../domain/index.ts';
import { mustBeHost } from './tenant-or-host.ts';
import { tellEditionAfter, tellTenantAfter } from './tenants/session-changed.ts';

type Featured = { readonly features?: unknown; readonly editionId?: unknown };

const mapOf = ({ features }: Featured): FeatureMap => (features ?? {}) as FeatureMap;

/** Each feature with its value and with whoever says so. */
const listed = (tenant: FeatureMap, edition: FeatureMap) => ({
  items: storedFeatures.map((name) => ({
    name,
    key: featureKey(name),
    ...featureValue(name, tenant, edition),
  })),
});

async function editionOf(tx: Tx, { editionId }: Featured): Promise<FeatureMap> {
  const [row] = await tx.query<{ features: FeatureMap | null }>(
    'select features from editions where id = $1',
    [editionId],
  );
  return row?.features ?? {};
}

const forHost = ({ actor }: Pick<Call, 'actor'>): void => mustBeHost(actor);

export const featureHandlers: readonly Handler[] = [
  handle(readTenantFeatures, async (call) => {
    forHost(call);
    return listed(mapOf(call.record), await editionOf(call.tx, call.record));
  }),
  handle(changeTenantFeatures, async (call) => {
    forHost(call);
    tellTenantAfter(call.tx, call.services, call.record.id);
    return call.commit(
      decideFeatures(
        tenant,
        { id: call.record.id, features: mapOf(call.record) },
        call.input.features,
      ),
    );
  }),
  handle(readEditionFeatures, async (call) => {
    forHost(call);
    return listed({}, mapOf(call.record));
  }),
  handle(changeEditionFeatures, async (call) => {
    forHost(call);
    await tellEditionAfter(call.tx, call.services, call.record.id);
    return call.commit(
      decideFeatures(
        edition,
        { id: call.record.id, features: mapOf(call.record) },
        call.input.features,
      ),
    );
  }),
];
