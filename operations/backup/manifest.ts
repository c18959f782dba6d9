import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { keyFrom } from './passphrase.ts';
import type { BackupKey } from './passphrase.ts';

const format = 1;
const fileName = 'manifest.json';

const part = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

const schema = z.object({
  product: z.literal('caseway'),
  format: z.literal(format),
  createdAt: z.string(),
  encryption: z
    .object({
      cipher: z.literal('aes-256-gcm'),
      kdf: z.literal('scrypt'),
      cost: z.number(),
      salt: z.string(),
    })
    .nullable(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  queueVersion: z.number(),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      part,
    }),
  ),
  files: z.array(z.object({ name: z.string(), part })),
  /** Files outside a folder are not copied: their storage keeps its own copies. */
  filesElsewhere: z.boolean(),
  /** Files of the database that their storage does not have, or has in another size. */
  missingFiles: z.array(z.string()).default([]),
  key: part,
});

export type Part = z.infer<typeof part>;
export type Manifest = z.infer<typeof schema>;
export type SavedTable = Manifest['tables'][number];
export type SavedFile = Manifest['files'][number];

export const newestFormat = format;

/** Written last and whole: a folder without it is no backup. */
export async function writeManifest(
  folder: string,
  manifest: Manifest,
  key: BackupKey | null,
): Promise<void> {
  const sealed = key ? { ...manifest, mac: key.mac(JSON.stringify(manifest)) } : manifest;
  const file = join(folder, fileName);
  await writeFile(`${file}.new`, `${JSON.stringify(sealed, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  await rename(`${file}.new`, file);
}

export type OpenManifest = { readonly manifest: Manifest; readonly key: BackupKey | null };

export async function readManifest(
  folder: string,
  passphrase: string | undefined,
): Promise<OpenManifest> {
  const { mac, ...content } = await readJson(folder);
  const version: unknown = content['format'];
  if (typeof version === 'number' && version > format) {
    throw new Error(`This backup has format ${version}; this version reads ${format}`);
  }
  const read = schema.safeParse(content);
  if (!read.success) throw new Error(`${fileName} is not the manifest of a backup`);
  return { manifest: read.data, key: openKey(read.data, content, mac, passphrase) };
}

async function readJson(folder: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((error: unknown) => {
    throw new Error(`${folder} holds no finished backup`, { cause: error });
  });
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${fileName} is damaged`, { cause: error });
  }
}

function openKey(
  { encryption }: Manifest,
  content: object,
  mac: unknown,
  passphrase: string | undefined,
): BackupKey | null {
  if (!encryption) {
    // Or somebody could put a backup of their own in the place of an encrypted one.
    if (passphrase) throw new Error('BACKUP_PASSPHRASE is set, but this backup is not encrypted');
    return null;
  }
  if (!passphrase) throw new Error('This backup is encrypted: set BACKUP_PASSPHRASE');
  const key = keyFrom(passphrase, encryption);
  if (key.mac(JSON.stringify(content)) !== mac) {
    throw new Error('The passphrase is not the one of this backup, or its manifest was changed');
  }
  return key;
}
