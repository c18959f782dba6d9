import type { Config } from '#kernel/server';
import { startSimulators } from '#operations';

type DemoAccounting = { readonly config: Config; stop(): Promise<void> };

const nothing = async (): Promise<void> => {};

/** The demo has an accounting system of its own; who names one in the environment gets that one. */
export async function startDemoAccounting(config: Config): Promise<DemoAccounting> {
  const isWanted = config.seed === 'demo' && config.role === 'all' && !process.env['XERO_BASE'];
  if (!isWanted) return { config, stop: nothing };
  const { xeroBase, stop } = await startSimulators(config.dataDir);
  const xero = { base: xeroBase, identityBase: xeroBase, isSimulated: true };
  return { config: { ...config, xero }, stop };
}
