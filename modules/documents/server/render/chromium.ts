import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagedChromium } from './packaged-chromium.ts';

/** A program that can be started, with what it needs in its environment. */
export type ChromiumProgram = {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
};

/** `CHROMIUM_PATH`, else the Chromium of the packages, else the one of the machine, else nothing. */
export async function findChromium(named: string | undefined): Promise<ChromiumProgram | null> {
  if (named) return existsSync(named) ? { executablePath: named, env: {} } : null;
  return (await packagedChromium()) ?? machineChromium();
}

function machineChromium(): ChromiumProgram | null {
  // First the one without windows, which is what the packages hold.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const executablePath = places.find(existsSync);
  return executablePath ? { executablePath, env: {} } : null;
}
