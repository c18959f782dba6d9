import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Answers } from './answers.ts';

export type ServerUnderSimulation = {
  readonly origin: string;
  ask<K extends keyof Answers>(
    what: K,
    given: Parameters<Answers[K]>[0],
  ): Promise<Awaited<ReturnType<Answers[K]>>>;
  /** What it has written to its log since the last look: errors only. */
  errors(): string[];
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

type Reply = { readonly id: number; readonly answered?: unknown; readonly error?: string };

export type ServerOptions = {
  readonly port: number;
  readonly start: number;
  readonly env: Readonly<Record<string, string>>;
};

const clock = resolve(import.meta.dirname, '..', 'clock.mjs');
const main = resolve(import.meta.dirname, 'main.ts');

function start({ port, start: at, env }: ServerOptions): ChildProcess {
  return fork(main, [], {
    execArgv: ['--conditions=server', '--import', clock],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: resolve('.test', 'compiled'),
      NODE_ENV: 'production',
      TZ: 'UTC',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'error',
      BOOKING_MAIL_WAIT_SECONDS: '0',
      SIMULATED_START: new Date(at).toISOString(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

export async function startServer(options: ServerOptions): Promise<ServerUnderSimulation> {
  const child = start(options);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => output.push(String(data)));
  const gone = once(child, 'exit');
  const early = gone.then(() => {
    throw new Error(`The server ended:\n${output.join('').slice(-4000)}`);
  });
  await Promise.race([once(child, 'message'), early]);
  early.catch(() => {});
  let asked = 0;
  const waiting = new Map<number, (reply: Reply) => void>();
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  return {
    origin: `http://localhost:${options.port}`,
    async ask<K extends keyof Answers>(
      what: K,
      given: Parameters<Answers[K]>[0],
    ): Promise<Awaited<ReturnType<Answers[K]>>> {
      asked += 1;
      const id = asked;
      const replied = new Promise<Reply>((done) => void waiting.set(id, done));
      child.send({ id, ask: what, given });
      const reply = await Promise.race([replied, early]);
      waiting.delete(id);
      if (reply.error) throw new Error(`${what}: ${reply.error}`);
      return reply.answered as Awaited<ReturnType<Answers[K]>>;
    },
    errors: () => output.splice(0).join('').split('\n').filter(Boolean),
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await gone;
    },
  };
}
