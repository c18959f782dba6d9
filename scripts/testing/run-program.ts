import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export type Ended = { code: number; output: string };

const endWithUs = ['--import', join(import.meta.dirname, 'end-with-parent.mjs')];
const running = new Set<ChildProcess>();
let interrupted = false;

export const isInterrupted = (): boolean => interrupted;

/** Asks the programs that run to end; whoever waits for them sees it, and begins no other. */
export function endPrograms(): void {
  interrupted = true;
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a program of the project's own Node to its end; nothing is read from the terminal. */
export function runProgram(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
): Promise<Ended> {
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const child = spawn(process.execPath, [...endWithUs, ...args], {
    cwd,
    env: { ...process.env, ...colour, ...env, PATH: withOwnNode(process.env.PATH) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', reject);
  child.on('close', (code) => {
    running.delete(child);
    resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
  });
  return promise;
}

/** Programs that are found by name, like the server of the journeys, get the same Node. */
function withOwnNode(path = ''): string {
  return `${join(process.cwd(), 'node_modules', '.bin')}:${path}`;
}
