import type { Config } from '#kernel/server';
import { startSimulators } from '#operations';

type DemoSystems = { readonly config: Config; stop(): Promise<void> };

const nothing = async (): Promise<void> => {};

/** The demo has systems outside of its own; who names one in the environment gets that one. */
export async function startDemoSystems(config: Config): Promise<DemoSystems> {
  if (config.seed !== 'demo' || config.role !== 'all') return { config, stop: nothing };
  const { xeroBase, openIdBase, stop } = await startSimulators(config.dataDir);
  const xero = process.env['XERO_BASE']
    ? config.xero
    : { base: xeroBase, identityBase: xeroBase, isSimulated: true };
  const integrations = { INTEGRATION_OPENID_BASE: openIdBase, ...config.integrations };
  return { config: { ...config, xero, integrations }, stop };
}
