import { createHmac, randomBytes, scryptSync } from 'node:crypto';

export type Encryption = {
  readonly cipher: 'aes-256-gcm';
  readonly kdf: 'scrypt';
  readonly cost: number;
  readonly salt: string;
};

export type BackupKey = {
  readonly encryption: Encryption;
  readonly bytes: Buffer;
  /** Over the text of the manifest, which stays readable. */
  mac(text: string): string;
};

const cost = 2 ** 16;

export const newKey = (passphrase: string): BackupKey =>
  keyFrom(passphrase, {
    cipher: 'aes-256-gcm',
    kdf: 'scrypt',
    cost,
    salt: randomBytes(16).toString('base64'),
  });

export function keyFrom(passphrase: string, encryption: Encryption): BackupKey {
  // A manifest from elsewhere must not choose how much memory we spend, nor a cost of nothing.
  if (encryption.cost < cost || encryption.cost > 2 ** 20) throw new Error('Unknown scrypt cost');
  const salt = Buffer.from(encryption.salt, 'base64');
  const both = scryptSync(passphrase.normalize('NFC'), salt, 64, {
    N: encryption.cost,
    r: 8,
    p: 1,
    maxmem: 256 * encryption.cost * 8,
  });
  return {
    encryption,
    bytes: both.subarray(0, 32),
    mac: (text) => createHmac('sha256', both.subarray(32)).update(text).digest('base64'),
  };
}
