import { readFileSync } from 'node:fs';
import { everybody } from './an-actor.ts';

export type Expectation = {
  /** The spec ids and the words of the heading above the line. */
  readonly heading: string;
  readonly subject: string;
  /** One string of letters per column. */
  readonly columns: readonly string[];
};

const letters = (cell: string) => (cell === 'all' ? everybody : cell === '-' ? '' : cell);

/** Reads the hand-written tables beside this file. */
export function readExpectations(file: string, columns: number): Expectation[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const found: Expectation[] = [];
  let heading = '';
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#') || line.startsWith(' ')) continue;
    if (line.startsWith('[')) {
      heading = line;
      continue;
    }
    const [subject = '', ...cells] = line.split(/\s+/);
    if (cells.length !== columns) throw new Error(`${file}: ${columns} columns wanted: ${line}`);
    found.push({ heading, subject, columns: cells.map(letters) });
  }
  return found;
}

const suffixes: Readonly<Record<string, string>> = {
  list: '',
  add: '/add',
  detail: '/detail/{id}',
};

/** `companies:list,add` as the paths of its pages. */
export function pathsOf(subject: string): string[] {
  const [segment = '', parts] = subject.split(':');
  if (parts === undefined) return [segment];
  const kinds = parts === '*' ? Object.keys(suffixes) : parts.split(',');
  return kinds.map((kind) => `/view/${segment}${suffixes[kind]}`);
}

/** `company:list,read` as its abilities. */
export function abilitiesOf(subject: string): string[] {
  const [resource = '', verbs = ''] = subject.split(':');
  return verbs.split(',').map((verb) => `${resource}.${verb}`);
}
