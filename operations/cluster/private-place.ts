import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of our own, open for walking through, for what cannot stay where it was asked for. */
export function privatePlace(kind: string, origin: string): string {
  const home = homes().find(isOurs);
  if (!home) throw new Error(`No folder for the database can be made in ${homes().join(' or ')}.`);
  const folder = join(home, nameOf(kind, origin));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  return folder;
}

export function existingPrivatePlace(kind: string, origin: string): string | undefined {
  return homes()
    .map((home) => join(home, nameOf(kind, origin)))
    .find((folder) => existsSync(folder));
}

function nameOf(kind: string, origin: string): string {
  return `${kind}-${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`;
}

function homes(): string[] {
  const uid = process.getuid?.() ?? 0;
  const temporary = join(tmpdir(), `caseway-${uid}`);
  return uid === 0 ? ['/var/lib/caseway', temporary] : [temporary];
}

/** In a folder that everybody may write to, the name may have been taken by somebody else beforehand. */
export function isOurs(home: string): boolean {
  try {
    mkdirSync(home, { recursive: true });
    const found = lstatSync(home);
    if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
    chmodSync(home, 0o711);
    return true;
  } catch {
    return false;
  }
}
