import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stage } from './stage.ts';

/** The mails that have left so far, the lines of quoted-printable put together again. */
export async function readMails(): Promise<string[]> {
  const { mailbox } = await stage();
  if (!existsSync(mailbox)) return [];
  return readdirSync(mailbox)
    .toSorted()
    .map((file) => readFileSync(join(mailbox, file), 'utf8'))
    .map((source) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}
