import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kernelRefusals, modules, refusalRow, resources } from '#kernel/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();

const sources = globSync(['{kernel,modules,apps}/**/*.ts', 'db/migrations/**/*.sql'])
  .filter((file) => !/\.test\.ts$|\/testing\/|refusals\.ts$|node_modules/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const listed = new Set([
  ...Object.keys(kernelRefusals),
  ...modules().flatMap((module) => Object.keys(module.refusals)),
]);

test('every refusal that is raised is in a catalogue', () => {
  const raised = [...sources.matchAll(/new Refused\(\s*'(\w+)'|\brefuse\('(\w+)'\)/g)].map(
    (match) => match[1] ?? match[2],
  );
  const unlisted = raised.filter((code) => !listed.has(String(code)));

  expect(raised.length).toBeGreaterThan(20);
  expect([...new Set(unlisted)]).toEqual([]);
});

test('every refusal in a catalogue can be raised', () => {
  const silent = [...listed].filter(
    (code) => !new RegExp(`'${code}'|refused__${code}\\b`).test(sources),
  );

  expect(silent).toEqual([]);
});

test('every rule between two fields has a refusal that marks its field', () => {
  const rules = resources().flatMap((resource) => Object.values(resource.checks ?? {}));

  expect(rules.length).toBeGreaterThan(5);
  for (const { field, refusal } of rules) expect(refusalRow(refusal)).toMatchObject({ field });
});

test('no catalogue hides the sentence of another: each code is declared in one place', () => {
  const codes = globSync('modules/**/*refusals.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map((match) => match[1]),
  );

  expect(codes.length).toBeGreaterThan(300);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
