import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathWithin } from './path-within.ts';
import type { OpenManifest, Part } from './manifest.ts';
import { readPart } from './parts.ts';

/** Written in full beside its place; `settle` only renames, `discard` leaves no trace. */
export type Staged = { readonly path: string; settle(): Promise<void>; discard(): Promise<void> };

type Source = OpenManifest & { readonly folder: string };

const suffix = '.restoring';

async function unpack({ folder, key }: Source, part: Part, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await pipeline(
    readPart(folder, part, key),
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
}

/** Another key stays beside the new one: without it, what it sealed is lost. */
export async function stageKey(source: Source, file: string, force: boolean): Promise<Staged> {
  const path = `${file}${suffix}`;
  await unpack(source, source.manifest.key, path);
  const [ours, theirs] = await Promise.all([textIn(file), textIn(path)]);
  const differs = ours !== null && ours !== theirs;
  if (differs && !force) {
    await rm(path);
    throw new Error(`${file} holds another key than the backup: --force puts it aside`);
  }
  return {
    path,
    async settle() {
      if (differs) await rename(file, `${file}.replaced-${Date.now()}`);
      await rename(path, file);
    },
    discard: () => rm(path, { force: true }),
  };
}

const textIn = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );

export async function stageFiles(source: Source, storage: string): Promise<Staged> {
  const { files } = source.manifest;
  const path = `${storage}${suffix}`;
  const discard = () => rm(path, { recursive: true, force: true });
  await discard();
  try {
    for (const { name, part } of files) await unpack(source, part, pathWithin(path, name));
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    path,
    async settle() {
      await mkdir(storage, { recursive: true, mode: 0o700 });
      for (const { name } of files) await move(pathWithin(path, name), pathWithin(storage, name));
      await discard();
    },
    discard,
  };
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}
