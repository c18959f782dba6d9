import { resolve } from 'node:path';
import { freePort } from '../operations/cluster/free-port.ts';

/** Whoever brings mail to the server under test knows it. */
export const inboundSecret = 'the journeys bring mail';

/**
 * Address and data of the server under test. Workers read the configuration again, so the first
 * choice is handed down in the environment.
 */
export async function stage(): Promise<Stage> {
  process.env.E2E_PORT ??= String(await freePort());
  process.env.E2E_MAIL_PORT ??= String(await freePort());
  const port = Number(process.env.E2E_PORT);
  return {
    port,
    url: `http://localhost:${port}`,
    dataDir: resolve('.test', `e2e-${port}`),
    mailPort: Number(process.env.E2E_MAIL_PORT),
    mailbox: resolve('.test', `e2e-${port}-mails`),
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
