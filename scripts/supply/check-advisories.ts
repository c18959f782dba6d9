import { readAdvisories, vulnerableIn } from './advisories.ts';
import { readLock } from './locked-packages.ts';

const list = readAdvisories();
const found = vulnerableIn(readLock(), list);
for (const sentence of found) console.error(sentence);
if (!found.length) console.log(`No advisory of the list of ${list.asOf} names a locked package.`);
if (!list.isComplete) console.log(list.from);
process.exitCode = found.length ? 1 : 0;
