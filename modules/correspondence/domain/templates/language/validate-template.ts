import type { Variable } from '../variables/variable.ts';
import { readCondition, readRepeat, readValue } from './read-expression.ts';
import { placesOf, positionOf } from './split-template.ts';
import type { Place } from './split-template.ts';
import { templateTags } from './words.ts';

/** What is wrong, and where: lines and columns count from 1. */
export type TemplateProblem = {
  readonly message: string;
  readonly line: number;
  readonly column: number;
};

type Block = {
  readonly tag: 'if' | 'unless' | 'for';
  readonly place: Place;
  readonly knew: Names;
  readonly hasElse?: boolean;
};
type Names = ReadonlyMap<string, Variable>;

const forloop = ['forloop.index', 'forloop.first', 'forloop.last', 'forloop.length'];

const named = (variables: readonly Variable[], before = ''): [string, Variable][] =>
  variables.map((variable) => [before + variable.path, variable]);

/** Names what is unknown or malformed; an empty answer means that it can be filled. */
export function validateTemplate(
  source: string,
  variables: readonly Variable[],
): readonly TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  const blocks: Block[] = [];
  let names: Names = new Map(named(variables));
  const report = (place: Place, message: string) =>
    void problems.push({ message, ...positionOf(source, place.start) });
  const judge = (place: Place, paths: readonly string[], isWritten: boolean) => {
    for (const path of paths) {
      const fault = faultOfPath(path, names, blocks, isWritten);
      if (fault) report(place, fault);
    }
  };
  for (const place of placesOf(source)) {
    if (!place.isClosed) {
      report(
        place,
        place.kind === 'value' ? 'The closing }} is missing.' : 'The closing %} is missing.',
      );
      continue;
    }
    if (place.kind === 'value') {
      const { paths, fault } = readValue(place.inner);
      if (fault) report(place, fault);
      judge(place, paths, true);
      continue;
    }
    const step = readTag(place, blocks, names);
    if (step.fault) report(place, step.fault);
    judge(place, step.paths ?? [], false);
    names = step.names ?? names;
  }
  for (const { tag, place } of blocks) report(place, `"${tag}" is never closed with "end${tag}".`);
  return problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

type Step = { readonly fault?: string; readonly paths?: readonly string[]; readonly names?: Names };

/** Opens and closes blocks; what a repeat names is known until its end. */
function readTag(place: Place, blocks: Block[], names: Names): Step {
  const [tag = '', rest = ''] = splitOnce(place.inner);
  if (!templateTags.includes(tag))
    return { fault: tag ? `Unknown tag "${tag}".` : 'A tag is empty.' };
  if (tag === 'for') {
    const found = readRepeat(rest);
    blocks.push({ tag, place, knew: names });
    if (!found) return { fault: 'A repeat is written as "for row in list".' };
    const list = names.get(found.list);
    if (list && !list.rows) return { fault: `"${found.list}" is no list.` };
    const rows = named(list?.rows ?? [], `${found.item}.`);
    return { paths: [found.list], names: new Map([...names, ...rows]) };
  }
  if ((tag === 'elsif' || tag === 'else') && blocks.at(-1)?.hasElse)
    return { fault: `"${tag}" stands behind an "else".` };
  if (tag === 'if' || tag === 'unless' || tag === 'elsif') {
    if (tag === 'elsif' && !isInside(blocks))
      return { fault: '"elsif" stands outside of an "if".' };
    if (tag !== 'elsif') blocks.push({ tag, place, knew: names });
    const { paths, fault } = readCondition(rest);
    return fault ? { fault } : { paths };
  }
  return tag === 'else' ? openElse(blocks) : closeBlock(tag, blocks);
}

function openElse(blocks: Block[]): Step {
  const open = blocks.pop();
  if (!open) return { fault: '"else" stands outside of an "if".' };
  blocks.push({ ...open, hasElse: true });
  return {};
}

function closeBlock(tag: string, blocks: Block[]): Step {
  const open = blocks.at(-1);
  if (!open || tag !== `end${open.tag}`) return { fault: `"${tag}" closes nothing.` };
  blocks.pop();
  return { names: open.knew };
}

const isInside = (blocks: readonly Block[]): boolean =>
  ['if', 'unless'].includes(blocks.at(-1)?.tag ?? '');

const splitOnce = (text: string): readonly string[] => {
  const [, tag = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
  return [tag, rest];
};

function faultOfPath(
  path: string,
  names: Names,
  blocks: readonly Block[],
  isWritten: boolean,
): string | null {
  if (blocks.some(({ tag }) => tag === 'for') && forloop.includes(path)) return null;
  const plain = path.replaceAll(/\[\d+\]/g, '').replace(/\.(size|first|last)$/, '');
  if (names.has(path) || (!isWritten && names.has(plain))) return null;
  const isGroup = [...names.keys()].some((name) => name.startsWith(`${path}.`));
  if (isGroup && !isWritten) return null;
  if (isGroup) return `"${path}" is a group; choose one of its variables.`;
  const near = nearest(path, [...names.keys()]);
  return `Unknown variable "${path}".${near ? ` Did you mean "${near}"?` : ''}`;
}

/** One that differs by a letter or two. */
function nearest(path: string, known: readonly string[]): string | null {
  const ranked = known
    .map((name) => [distance(path.toLowerCase(), name.toLowerCase()), name] as const)
    .toSorted(([a], [b]) => a - b);
  const [best] = ranked;
  return best && best[0] <= 3 ? best[1] : null;
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return 9;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const kept = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 9;
}
