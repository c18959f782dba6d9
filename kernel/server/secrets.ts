import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** D26: AES-256-GCM under a key that never enters the database. */
export type Secrets = {
  /** A key for one purpose, the same in every process that shares the key file. */
  derive(purpose: string, bytes?: number): Buffer;
  mac(purpose: string, text: string): string;
  /** `where` binds the text to its place: tenant, table, field and row. */
  seal(text: string, where: string): string;
  open(sealed: string, where: string): string;
};

/** A column that holds sealed texts, for whoever changes the key. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  /** The columns that name a row. */
  readonly keys: readonly string[];
  /** What `seal` was told of the row. */
  where(row: Readonly<Record<string, string>>): string;
};

/** `wx` makes two servers that start at once agree on one key. */
function loadKey(file: string): Buffer {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length < 32) throw new Error(`${file} does not hold a key of 32 bytes in base64`);
  return key;
}

export function openSecrets(file: string): Secrets {
  const master = loadKey(file);
  const derive = (purpose: string, bytes = 32) =>
    Buffer.from(hkdfSync('sha256', master, '', purpose, bytes));
  const key = derive('envelope');
  const keyId = derive('envelope-id', 4).toString('hex');
  return {
    derive,
    mac: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
    seal(text, where) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(where));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [keyId, iv, cipher.getAuthTag(), body]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.');
    },
    open(sealed, where) {
      const [id, iv = '', tag = '', body = ''] = sealed.split('.');
      if (id !== keyId) throw new Error('This secret was sealed with another key');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(where))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([
        decipher.update(Buffer.from(body, 'base64url')),
        decipher.final(),
      ]).toString();
    },
  };
}
