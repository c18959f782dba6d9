import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const open = new URL('open-log.ts', import.meta.url).href;

function run(ending: string): string[] {
  const program = `const { openLog } = await import('${open}');
    const log = openLog({ logLevel: 'info' });
    for (let line = 1; line <= 300; line += 1) log.info({ line }, 'something happened');
    ${ending}`;
  const flags = ['--conditions=server', '--input-type=module', '-e', program];
  const { stdout } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  return stdout.trim().split('\n');
}

test.each([
  ['exits', 'process.exit(0)'],
  ['runs out of work', ''],
  ['dies of an error nobody caught', 'throw new Error("gone")'],
])('no line is lost when the process %s', (_how, ending) => {
  const lines = run(ending);

  const written = lines.map((line) => (JSON.parse(line) as { line: number }).line);
  expect(written).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
});
