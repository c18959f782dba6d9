import { join } from 'node:path';
import { startOpenIdSimulator } from '../openid-simulator/start-openid-simulator.ts';
import { startXeroSimulator } from '../xero-simulator/start-xero-simulator.ts';

/** What the process is told once: where it keeps its state, and the ports that it had before. */
export type SimulatorOrder = {
  readonly dataDir: string;
  readonly xeroPort: number;
  readonly openIdPort: number;
};
export type SimulatorReport = { readonly xeroBase: string; readonly openIdBase: string };

process.once('message', ({ dataDir, xeroPort, openIdPort }: SimulatorOrder) => {
  const start = async (): Promise<SimulatorReport> => {
    const openId = await startOpenIdSimulator(openIdPort);
    const xero = await startXeroSimulator(join(dataDir, 'xero-simulator.json'), xeroPort);
    return { xeroBase: xero.base, openIdBase: openId.base };
  };
  void start().then((report) => process.send?.(report));
});

// It lives as long as the server: a terminal tells the whole group, and the server is to drain first.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
