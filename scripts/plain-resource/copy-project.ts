import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const left = new Set(['node_modules', 'dist', '.git', '.data', '.test']);

type Copy = {
  readonly folder: string;
  read(path: string): string;
  /** Throws when the text is what the file said before. */
  edit(path: string, text: string): void;
  /** Throws what the program said when it fails. */
  run(...args: string[]): void;
  mustSay(path: string, pattern: RegExp): void;
};

/** The project of this folder in a temporary one, with the same packages. */
export function copyProject(): Copy {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'plain-resource-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  return {
    folder,
    read,
    edit(path, text) {
      const file = join(folder, path);
      writeFileSync(file, '', { flag: 'a' });
      if (read(path) === text) throw new Error(`The edit of ${path} found nothing to change`);
      writeFileSync(file, text);
    },
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      if (status !== 0) throw new Error(`${args.join(' ')} failed\n${stdout}\n${stderr}`);
    },
    mustSay(path, pattern) {
      if (!pattern.test(read(path))) throw new Error(`${path} does not say ${pattern}`);
    },
  };
}
