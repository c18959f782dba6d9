import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ChromiumProgram } from './chromium.ts';

/** The package holds a program for Linux on x64 only. */
const isMadeForThisMachine = process.platform === 'linux' && process.arch === 'x64';

const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

export async function packagedChromium(): Promise<ChromiumProgram | null> {
  if (!isMadeForThisMachine) return null;
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // A machine may lack the network security libraries: the package brings those of Amazon Linux.
  const libraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  for (const env of [fonts, libraries]) {
    if (await starts({ executablePath, env })) return { executablePath, env };
  }
  return null;
}

const starts = ({ executablePath, env }: ChromiumProgram): Promise<boolean> =>
  promisify(execFile)(executablePath, ['--version'], { env: { ...process.env, ...env } }).then(
    () => true,
    () => false,
  );

/**
 * Unpack Chromium once per version and user. The package's own unpacking reuses whatever it finds in
 * the temporary folder, even another version or a partial copy.
 */
async function unpacked(): Promise<string> {
  const packageFolder = dirname(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
  );
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(tmpdir(), `caseway-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(folder)) return folder;
  const half = mkdtempSync(`${folder}.`);
  await inflateInto(half, join(packageFolder, 'bin'));
  writeFileSync(join(half, 'fonts.conf'), fontsIn(folder));
  try {
    renameSync(half, folder);
  } catch (error) {
    // Another process was faster: its copy is as good.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * The package unpacks into the temporary folder that it sees when it is called, so the variable is
 * set for the calls only: the rest of the process must not find its temporary folder moved.
 */
async function inflateInto(folder: string, source: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const running = archives.map((name) => inflate(join(source, name)));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await Promise.all(running);
}

/** The list that comes with the package only knows folders of the cloud it was made for. */
function fontsIn(folder: string): string {
  const folders = [`${folder}/fonts`, '/usr/share/fonts', '/usr/local/share/fonts'];
  const listed = folders.map((path) => `<dir>${path}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${listed}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>`;
}
