import { join, resolve } from 'node:path';
import { ownName } from '../kernel/testing/run-folder.ts';
import { freePort } from '../operations/cluster/free-port.ts';

/** Whoever brings mail to the server under test knows it. */
export const inboundSecret = 'the journeys bring mail';

/**
 * Address and data of the server under test. Workers read the configuration again, so the first
 * choice is handed down in the environment. The folder is that of the process which chose.
 */
export async function stage(): Promise<Stage> {
  process.env.E2E_PORT ??= String(await freePort());
  process.env.E2E_MAIL_PORT ??= String(await freePort());
  process.env.E2E_FOLDER ??= resolve('.test', ownName('journeys'));
  const port = Number(process.env.E2E_PORT);
  const dataDir = process.env.E2E_FOLDER;
  return {
    port,
    url: `http://localhost:${port}`,
    dataDir,
    mailPort: Number(process.env.E2E_MAIL_PORT),
    mailbox: join(dataDir, 'mails'),
  };
}

type Stage = {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly mailPort: number;
  /** The folder where every mail of the server lies, one file each. */
  readonly mailbox: string;
};
