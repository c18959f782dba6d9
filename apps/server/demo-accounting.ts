import { join } from 'node:path';
import type { Config } from '#kernel/server';
import { startXeroSimulator } from '#operations';

type DemoAccounting = { readonly config: Config; stop(): Promise<void> };

const nothing = async (): Promise<void> => {};

/** The demo has an accounting system of its own; who names one in the environment gets that one. */
export async function startDemoAccounting(config: Config): Promise<DemoAccounting> {
  const isWanted = config.seed === 'demo' && config.role === 'all' && !process.env['XERO_BASE'];
  if (!isWanted) return { config, stop: nothing };
  const { base, stop } = await startXeroSimulator(join(config.dataDir, 'xero-simulator.json'));
  const xero = { base, identityBase: base, isSimulated: true };
  return { config: { ...config, xero }, stop };
}
