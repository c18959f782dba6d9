import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';

/**
 * The new key lies beside the old one until every text is sealed with it. A rotation that was cut
 * off finds it there and goes on.
 */
export function newKeyFile(file: string): string {
  const beside = `${file}.new`;
  if (!existsSync(beside)) {
    writeFileSync(beside, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  }
  return beside;
}

/** Answers where the old key is now. */
export function putInPlace(file: string, now: Date): string {
  const old = `${file}.replaced-${now.toISOString().replace(/[:.]/g, '-')}`;
  renameSync(file, old);
  renameSync(`${file}.new`, file);
  return old;
}
