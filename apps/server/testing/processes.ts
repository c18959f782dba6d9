import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export type ServerProcess = {
  readonly origin: string;
  readonly child: ChildProcess;
  /** The whole output so far. */
  output(): string;
  ready(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
};

/** How long to wait, not what to see: two that start at once load the demo on busy cores. */
const readySeconds = 240;

/** A real server in a process of its own, as an operator would run it. */
export function startProcess(port: number, env: Readonly<Record<string, string>>): ServerProcess {
  const origin = `http://127.0.0.1:${port}`;
  const program = ['--import', './scripts/testing/end-with-parent.mjs', 'apps/server/main.ts'];
  const child = spawn(process.execPath, ['--conditions=server', ...program], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => chunks.push(String(data)));
  return {
    origin,
    child,
    output: () => chunks.join(''),
    async ready() {
      const deadline = Date.now() + readySeconds * 1000;
      while (child.exitCode === null && Date.now() < deadline) {
        const answer = await fetch(`${origin}/health/ready`).catch(() => null);
        if (answer?.ok) return;
        await sleep(50);
      }
      throw new Error(`The server did not become ready:\n${chunks.join('')}`);
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const left = once(child, 'exit');
      child.kill(signal);
      await left;
    },
  };
}
