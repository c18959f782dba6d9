import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { FileRow } from '../file-row.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import type { ByteRange } from '../send/byte-range.ts';

type Kept = { readonly path: string; readonly size: number };

const mostKept = 20;
const keptMilliseconds = 15 * 60_000;

/** A scan is made into a PDF once, however many of its pages are asked for; soon after it is gone. */
class KeptScans {
  private readonly made = new Map<string, Promise<Kept>>();
  private folder: Promise<string> | null = null;
  private count = 0;

  of(services: Services, file: FileRow): Promise<Kept> {
    const known = this.made.get(file.storageKey);
    if (known) return known;
    const making = this.make(services, file);
    this.made.set(file.storageKey, making);
    making.catch(() => this.made.delete(file.storageKey));
    setTimeout(() => this.forget(file.storageKey), keptMilliseconds).unref();
    const [oldest] = this.made.keys();
    if (this.made.size > mostKept && oldest !== undefined) this.forget(oldest);
    return making;
  }

  private async make(services: Services, file: FileRow): Promise<Kept> {
    this.folder ??= mkdtemp(join(tmpdir(), 'caseway-scans-'));
    this.count += 1;
    const kept = join(await this.folder, `${this.count}.pdf`);
    await withWorkFolder(async (folder) => {
      const path = await copyToFolder(services, folder, file);
      const out = join(folder, 'out.pdf');
      await runFileWork(services, 'scanAsPdf', { path, out }).catch(() => {
        throw new Refused('fileNotReadable');
      });
      await rename(out, kept);
    });
    return { path: kept, size: (await stat(kept)).size };
  }

  private forget(key: string): void {
    const making = this.made.get(key);
    this.made.delete(key);
    making?.then(
      ({ path }) => rm(path, { force: true }),
      () => undefined,
    );
  }

  async stop(): Promise<void> {
    this.made.clear();
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }
}

const all = new WeakMap<Services, KeptScans>();

export function keptScansOf(services: Services): KeptScans {
  const found = all.get(services) ?? new KeptScans();
  all.set(services, found);
  return found;
}

export async function readKept({ path }: Kept, range: ByteRange | null): Promise<Readable> {
  const handle = await open(path);
  return handle.createReadStream(range ? { start: range.first, end: range.last } : {});
}
