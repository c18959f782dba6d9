import { once } from 'node:events';
import { removeRunFolder } from './run-folder.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node watch-run-folder.ts <folder>');

// Whoever started it holds the other end, and says by ending that the folder is no longer needed.
process.stdin.resume();
await once(process.stdin, 'end');
await removeRunFolder(folder);
