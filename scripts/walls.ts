import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sqlOffenders } from './walls/judge-sql.ts';
import { offenders } from './walls/offenders.ts';
import { tableOwners } from './walls/table-owners.ts';

const TREES = ['apps', 'bench', 'e2e', 'kernel', 'modules', 'operations', 'scripts', 'simulate'];

const files = TREES.filter((tree) => existsSync(tree)).flatMap((tree) =>
  readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${tree}/${name.replaceAll('\\', '/')}`),
);
const owners = tableOwners();
const found = files.toSorted().flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...offenders(file, text), ...sqlOffenders(file, text, owners)];
});

for (const line of found) console.log(line);
console.log(`${files.length} files, ${found.length} broken walls`);
process.exitCode = found.length > 0 ? 1 : 0;
