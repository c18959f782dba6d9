import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { FileLane } from './file-lane.ts';
import type { WorkLimits } from './file-lane.ts';
import type { FileWorkName, WorkOf } from './file-works.ts';

/** `people` wait for it; `background` is whatever may take its time. */
export type LaneName = 'people' | 'background';

class FileDesk {
  readonly lanes = { people: new FileLane(), background: new FileLane() };
  private readonly turns: Record<LaneName, Promise<unknown>> = {
    people: Promise.resolve(),
    background: Promise.resolve(),
  };

  /** One after the other in each lane: two cores have no room for more. */
  inTurn<T>(lane: LaneName, work: () => Promise<T>): Promise<T> {
    const turn = this.turns[lane].then(work);
    this.turns[lane] = turn.catch(() => undefined);
    return turn;
  }
}

/** One for each running server; a process that never looks into a file never starts another. */
const desks = new WeakMap<Services, FileDesk>();

function deskOf(services: Services): FileDesk {
  const found = desks.get(services) ?? new FileDesk();
  desks.set(services, found);
  return found;
}

type Options = Partial<WorkLimits> & { readonly lane?: LaneName };

/** Looks into a file in a process of its own: a hostile one costs that process and nothing else. */
export function runFileWork<N extends FileWorkName>(
  services: Services,
  work: N,
  input: Parameters<WorkOf<N>>[0],
  { lane = 'people', ...limits }: Options = {},
): Promise<Awaited<ReturnType<WorkOf<N>>>> {
  const desk = deskOf(services);
  const bounds = { seconds: 60, megabytes: 1024, ...limits };
  return desk.inTurn(lane, () => desk.lanes[lane].perform({ work, input }, bounds)) as Promise<
    Awaited<ReturnType<WorkOf<N>>>
  >;
}

export function stopFileWork(services: Services): void {
  const desk = desks.get(services);
  for (const lane of Object.values(desk?.lanes ?? {})) lane.stop();
}

/** A folder that is gone afterwards, whatever happens. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'caseway-files-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a stored file into the folder, for the process that looks into it. */
export async function copyToFolder(
  { storage }: Services,
  folder: string,
  file: { readonly storageKey: string; readonly name?: string },
  as = 'file',
): Promise<string> {
  const source = await storage.get(file.storageKey);
  if (!source) throw new Refused('notFound');
  const path = join(folder, as);
  await pipeline(source, createWriteStream(path));
  return path;
}
