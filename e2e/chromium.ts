import sparticuz from '@sparticuz/chromium';
import { spawnSync } from 'node:child_process';
import { findChromium } from '../modules/documents/server/render/chromium.ts';
import type { ChromiumProgram } from '../modules/documents/server/render/chromium.ts';

export type Browser = ChromiumProgram & { readonly args: string[] };

/** The same Chromium that makes the PDFs of the product, for journeys and measurements. */
export async function chromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  const program = (await findChromium(named)) ?? (await installed(named));
  if (program) return { ...program, args: [...switches(), ...quiet] };
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, which does not exist.`
      : `No npm package holds a Chromium for ${process.arch}. Install one, or name it in CHROMIUM_PATH.`,
  );
}

const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * In one process the browser dies with its first closed page; headless is Playwright's to choose. A
 * graphics card that is played by the processor makes every frame wait, at times for half a minute.
 */
function switches(): string[] {
  const unwanted = /single-process|no-zygote|^--headless|web-security|gpu|swiftshader|--use-/;
  return [...sparticuz.args.filter((arg) => !unwanted.test(arg)), '--disable-gpu'];
}

/** Only a build machine is changed without being asked; a person is told what is missing. */
async function installed(named: string | undefined): Promise<ChromiumProgram | null> {
  if (named || !process.env.CI || process.getuid?.() !== 0) return null;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'ignore' });
  return findChromium(undefined);
}
