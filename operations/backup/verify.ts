import { resolve } from 'node:path';
import { readManifest } from './manifest.ts';
import type { Manifest, OpenManifest } from './manifest.ts';
import { checkPart, readPart } from './parts.ts';

/** Every part is there and unchanged. */
export async function checkParts(folder: string, manifest: Manifest): Promise<void> {
  const { tables, files, key } = manifest;
  const parts = [key, ...tables.map((table) => table.part), ...files.map((file) => file.part)];
  for (const part of parts) await checkPart(folder, part);
}

/** What a restore would read is read to its end, and the rows are counted. */
export async function verifyBackup(
  from: string,
  passphrase: string | undefined,
): Promise<OpenManifest> {
  const folder = resolve(from);
  const open = await readManifest(folder, passphrase);
  const { manifest, key } = open;
  await checkParts(folder, manifest);
  for (const { part, rows, name } of manifest.tables) {
    let found = 0;
    for await (const chunk of readPart(folder, part, key)) found += linesIn(chunk);
    if (found !== rows) throw new Error(`${name} holds ${found} rows instead of ${rows}`);
  }
  for (const { part } of [...manifest.files, { part: manifest.key }]) {
    for await (const _ of readPart(folder, part, key));
  }
  return open;
}

/** In the text format a line break inside a value is written as two characters. */
function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}
