import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's smallest recommended figures for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashOf(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: bytesOf(password), nonce, tagLength, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export async function hashMatches(phc: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = shape.exec(phc) ?? [];
  if (!memory) return false;
  const expected = Buffer.from(hash, 'base64');
  const tag = await derive('argon2id', {
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(tag, expected);
}

/** The same letters typed on two keyboards may be composed differently. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'));
