import sparticuz, { inflate } from '@sparticuz/chromium';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const packageFolder = dirname(
  dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
);

/** `CHROMIUM_PATH`, else the Chromium of the packages, else the one of the machine. */
export async function chromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return ofMachine(named);
  // The package holds a program for x64 only.
  return process.arch === 'x64' ? packaged() : ofMachine(findProgram() ?? installProgram());
}

async function packaged(): Promise<Browser> {
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // A machine may lack the network security libraries: the package brings those of Amazon Linux.
  const libraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  const env = complaint(executablePath, fonts) ? libraries : fonts;
  const problem = complaint(executablePath, env);
  if (problem) throw new Error(`Chromium does not start: ${problem}`);
  return { executablePath, args: switches(), env };
}

const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ofMachine = (executablePath: string): Browser => ({
  executablePath,
  args: [...switches(), ...quiet],
  env: {},
});

function findProgram(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** Only a build machine is changed without being asked; a person is told what is missing. */
function installProgram(): string {
  if (process.env.CI && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  }
  const found = findProgram();
  if (found) return found;
  throw new Error(
    `No npm package holds a Chromium for ${process.arch}. Install one, or name it in CHROMIUM_PATH.`,
  );
}

/**
 * In one process the browser dies with its first closed page; headless is Playwright's to choose. A
 * graphics card that is played by the processor makes every frame wait, at times for half a minute.
 */
function switches(): string[] {
  const unwanted = /single-process|no-zygote|^--headless|web-security|gpu|swiftshader|--use-/;
  return [...sparticuz.args.filter((arg) => !unwanted.test(arg)), '--disable-gpu'];
}

/**
 * Unpack Chromium once per version and user. The package's own unpacking reuses whatever it finds in
 * the temporary folder, even another version or a partial copy.
 */
async function unpacked(): Promise<string> {
  const folder = join(tmpdir(), `caseway-chromium-${version()}-${process.getuid?.() ?? 0}`);
  if (existsSync(folder)) return folder;
  const half = mkdtempSync(`${folder}.`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = half;
  try {
    await sparticuz.executablePath();
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  writeFileSync(join(half, 'fonts.conf'), fontsIn(folder));
  renameSync(half, folder);
  return folder;
}

/** The list that comes with the package only knows folders of the cloud it was made for. */
function fontsIn(folder: string): string {
  const folders = [`${folder}/fonts`, '/usr/share/fonts', '/usr/local/share/fonts'];
  const listed = folders.map((path) => `<dir>${path}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${listed}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>`;
}

function complaint(program: string, env: Record<string, string>): string | undefined {
  const result = spawnSync(program, ['--version'], { env: { ...process.env, ...env } });
  return result.status === 0 ? undefined : String(result.error ?? result.stderr);
}

function version(): string {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;
}
