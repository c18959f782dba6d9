import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const isPackage = /^(?![./#]|node:)(?![A-Za-z]:)/;

/** Programs that the server starts beside itself, and looks for where it lies. */
const beside = {
  'file-process': 'modules/documents/server/file-process/file-process.ts',
  'sheet-thread': 'kernel/server/resource/export/sheet-thread.ts',
  'template-thread': 'modules/correspondence/server/templates/engine/template-thread.ts',
};

/** Packages stay outside: they are installed, and some bring native parts. */
export async function bundleServer(
  programs: Readonly<Record<string, string>>,
  dir: string,
): Promise<void> {
  const { build } = await import('rolldown');
  rmSync(join(root, dir), { recursive: true, force: true });
  await build({
    cwd: root,
    input: { ...programs, ...beside },
    platform: 'node',
    external: (id) => isPackage.test(id),
    resolve: { conditionNames: ['server', 'node', 'import'] },
    output: { dir, format: 'esm', entryFileNames: '[name].js' },
  });
}
