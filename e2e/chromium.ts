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

/** The Chromium that came with the packages. */
export async function chromium(): Promise<Browser> {
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

/**
 * In one process the browser dies with its first closed page; headless is Playwright's to choose. A
 * graphics card that is played by the processor makes every frame wait, at times for half a minute.
 */
function switches(): string[] {
  const unwanted = /single-process|no-zygote|^--headless|web-security|gpu|swiftshader|--use-/;
  return [...sparticuz.args.filter((arg) => !unwanted.test(arg)), '--disable-gpu'];
}

/**
 * Once per version and user. The package itself unpacks into the temporary folder and takes whatever
 * version, or half of one, lies there.
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
