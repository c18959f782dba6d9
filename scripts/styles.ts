import { readdirSync, readFileSync } from 'node:fs';
import { foldersOfSheets, judgeComponent } from './styles/judge-component.ts';
import { judgeSheets, ownersOf } from './styles/judge-sheets.ts';
import { readSheet } from './styles/sheet.ts';

const files = ['apps', 'kernel', 'modules'].flatMap((tree) =>
  readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .map((name) => `${tree}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /(^|\/)web\//.test(path)),
);
const texts = (pattern: RegExp) =>
  files
    .filter((path) => pattern.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const sheets = texts(/\.css$/).map(({ path, text }) => readSheet(path, text));
const components = texts(/(?<!\.test)\.tsx?$/);
const owners = ownersOf(sheets);
const folders = foldersOfSheets(components);
const found = [
  ...judgeSheets(sheets),
  ...components.flatMap((component) => judgeComponent(component, owners, folders)),
];

for (const line of found) console.log(line);
console.log(`${sheets.length} style sheets, ${found.length} rules out of bounds`);
process.exitCode = found.length > 0 ? 1 : 0;
