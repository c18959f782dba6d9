import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const isPackage = /^(?![./#]|node:)(?![A-Za-z]:)/;

/** Programs that the server starts beside itself, and looks for where it lies. */
const beside = {
  'file-process': 'modules/documents/server/file-process/file-process.ts',
  'sheet-thread': 'kernel/server/resource/export/sheet-thread.ts',
  'simulator-process': 'operations/simulators/simulator-process.ts',
  'template-thread': 'modules/correspondence/server/templates/engine/template-thread.ts',
};

const wide = /[\u0100-\uffff]/g;
/** An escape means another thing there. */
const unescapable = /\\[\u0100-\uffff]|String\.raw`[^`]*[\u0100-\uffff]/;

/** One wide letter makes V8 keep the whole program with two bytes a letter: 4 MB more for ours. */
const narrowSource = {
  name: 'narrow-source',
  /** At the very end: what is escaped earlier is printed as letters again. */
  generateBundle(_options: unknown, files: Readonly<Record<string, object>>): void {
    for (const file of Object.values(files))
      if ('code' in file) file.code = narrowed(`${file.code}`);
  },
};

function narrowed(code: string): string {
  const odd = unescapable.exec(code);
  if (odd) throw new Error(`Cannot be escaped in the bundle: ${odd[0]}`);
  return code.replace(wide, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

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
    plugins: [narrowSource],
    external: (id) => isPackage.test(id),
    resolve: { conditionNames: ['server', 'node', 'import'] },
    output: { dir, format: 'esm', entryFileNames: '[name].js' },
  });
}
