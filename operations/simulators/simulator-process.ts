import { join } from 'node:path';
import { startXeroSimulator } from '../xero-simulator/start-xero-simulator.ts';

/** What the process is told once: where it keeps its state, and the port that it had before. */
export type SimulatorOrder = { readonly dataDir: string; readonly xeroPort: number };
export type SimulatorReport = { readonly xeroBase: string };

process.once('message', (order: SimulatorOrder) => {
  void startXeroSimulator(join(order.dataDir, 'xero-simulator.json'), order.xeroPort).then(
    ({ base }) => process.send?.({ xeroBase: base } satisfies SimulatorReport),
  );
});

// It lives as long as the server: a terminal tells the whole group, and the server is to drain first.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
