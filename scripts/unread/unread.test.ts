import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredProperties } from './declared-properties.ts';
import { namesRead } from './names-read.ts';

/** Where the words of definitions are declared. */
const definitions = [
  'kernel/domain/ability.ts',
  'kernel/domain/action.ts',
  'kernel/domain/comparison.ts',
  'kernel/domain/event.ts',
  'kernel/domain/field.ts',
  'kernel/domain/module.ts',
  'kernel/domain/page.ts',
  'kernel/domain/resource.ts',
  'kernel/domain/stored-table.ts',
  'kernel/domain/task/task.ts',
  'kernel/domain/workflow.ts',
  'kernel/server/jobs/definitions.ts',
  'kernel/server/realtime/realtime.ts',
  'kernel/server/schema/module-tables.ts',
  'kernel/server/services.ts',
  'kernel/server/tasks/task-work.ts',
  'kernel/web/palette/palette-commands.ts',
  'kernel/web/screens/contributed-panels.ts',
  'kernel/web/screens/screens.ts',
  'kernel/web/screens/web-module.ts',
];

/** Declared, and meant to be read by no name. */
const exempt: Readonly<Record<string, string>> = {
  $resource: 'only the types of handlers ask it',
  shows: 'the walls take it by its key',
  signedIn: 'the policy that is neither anonymous nor an ability',
  true: 'a word of a flag, taken by its value',
  false: 'likewise',
};

const files = ['apps', 'kernel', 'modules', 'operations', 'scripts'].flatMap((tree) =>
  readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .map((name) => `${tree}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name)),
);

test('a read is told from a writing', () => {
  const text = `const a = { written: 1 }; a.dotted; a['keyed']; const { taken: b, ...rest } = a;
    const f = ({ given }: A) => 'asked' in given;`;

  expect([...namesRead('a.ts', text)].toSorted()).toEqual([
    'asked',
    'dotted',
    'given',
    'keyed',
    'taken',
  ]);
});

test('no definition has a property that nothing reads', () => {
  const read = new Set(files.flatMap((file) => [...namesRead(file, readFileSync(file, 'utf8'))]));
  const unread = definitions.flatMap((file) =>
    [...declaredProperties(file, readFileSync(file, 'utf8'))]
      .filter((name) => !read.has(name) && !(name in exempt))
      .map((name) => `${file}: ${name}`),
  );

  expect(unread).toEqual([]);
});
