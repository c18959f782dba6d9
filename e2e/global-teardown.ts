import { rmSync } from 'node:fs';
import { stage } from './stage.ts';

/** Runs after the server has been stopped. */
export default async function teardown(): Promise<void> {
  const { dataDir } = await stage();
  rmSync(dataDir, { recursive: true, force: true });
}
