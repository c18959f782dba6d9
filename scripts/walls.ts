import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { offenders } from './walls/offenders.ts';

const TREES = ['apps', 'bench', 'e2e', 'kernel', 'modules', 'operations', 'scripts'];

const files = TREES.filter((tree) => existsSync(tree)).flatMap((tree) =>
  readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${tree}/${name.replaceAll('\\', '/')}`),
);
const found = files.toSorted().flatMap((file) => offenders(file, readFileSync(file, 'utf8')));

for (const line of found) console.log(line);
console.log(`${files.length} files, ${found.length} broken walls`);
process.exitCode = found.length > 0 ? 1 : 0;
