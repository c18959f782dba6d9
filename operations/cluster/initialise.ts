import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { childEnvironment } from './child-environment.ts';
import type { ClusterHome } from './cluster-home.ts';
import { passwordFile, passwordOf } from './passwords.ts';

export const SUPERUSER = 'postgres';

/** A half-made data directory of a killed first start is thrown away, never started. */
export async function initialise(home: ClusterHome, { initdb }: Binaries): Promise<void> {
  if (existsSync(join(home.pgData, 'PG_VERSION'))) return;
  if (existsSync(home.pgData)) throw new Error(`${home.pgData} is not a database of ours.`);
  passwordOf(home, SUPERUSER);
  const draft = `${home.pgData}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  chmodSync(draft, 0o700);
  if (home.user) chownSync(draft, home.user.uid, home.user.gid);

  await run(
    initdb,
    [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile(home.base, SUPERUSER)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    home,
  );
  renameSync(draft, home.pgData);
}

function run(program: string, args: string[], { user }: ClusterHome): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, { ...user, cwd: '/', env: childEnvironment() });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.on('error', reject);
  child.on('close', (code) =>
    code === 0 ? resolve() : reject(new Error(`The database could not be created.\n${output}`)),
  );
  return promise;
}
