import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SimulatorOrder, SimulatorReport } from './simulator-process.ts';

export type Simulators = SimulatorReport & {
  /** Of the process that runs now. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

/** In the bundle the process stands beside the server, as a script of its own. */
const isSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(
  new URL(isSource ? './simulator-process.ts' : './simulator-process.js', import.meta.url),
);
const minute = 60_000;
const mostStartsInMinute = 5;

async function startProcess(
  order: SimulatorOrder,
): Promise<{ readonly child: ChildProcess; readonly report: SimulatorReport }> {
  const child = fork(script, [], {
    execArgv: ['--conditions=server'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(order);
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The process of the simulators ended before it was ready');
  });
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [SimulatorReport];
  ended.catch(() => undefined);
  return { child, report };
}

/**
 * The simulated systems of the demo, in one process of their own: nothing that is sent to them can end
 * the server. One that died is started again at the same place, five times within a minute at most.
 */
export async function startSimulators(dataDir: string): Promise<Simulators> {
  const first = await startProcess({ dataDir, xeroPort: 0, openIdPort: 0 });
  const { report } = first;
  let { child } = first;
  const portOf = (base: string) => Number(new URL(base).port);
  const [xeroPort, openIdPort] = [portOf(report.xeroBase), portOf(report.openIdBase)];
  const starts: number[] = [];
  let isStopped = false;

  const again = async (): Promise<void> => {
    if (isStopped) return;
    const now = Date.now();
    starts.push(now);
    if (starts.filter((at) => at > now - minute).length > mostStartsInMinute) {
      console.error('The simulators ended too often and are not started again.');
      return;
    }
    console.warn('The process of the simulators ended; it is started again.');
    await sleep(100);
    try {
      const next = await startProcess({ dataDir, xeroPort, openIdPort });
      child = next.child;
      if (isStopped) child.kill('SIGKILL');
      else child.once('exit', () => void again());
    } catch {
      // Its port may not be free yet: one more of the tries that are counted above.
      await again();
    }
  };
  child.once('exit', () => void again());

  return {
    ...report,
    pid: () => child.pid,
    async stop() {
      isStopped = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      // Its files are written whole or not at all.
      child.kill('SIGKILL');
      await gone;
    },
  };
}
