import { conditionTests, labelOf, readPlainCondition, readRepeat } from '../../../domain/index.ts';
import type { Variable } from '../../../domain/index.ts';

type Tag = {
  readonly word: string;
  /** Null: it begins no condition. */ readonly test: string | null;
};

const conditional = ['if', 'elsif', 'unless'];

/** `if specialist.specialty` */
export function readTag(tag: string): Tag {
  const [, word = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(tag.trim()) ?? [];
  return { word, test: conditional.includes(word) ? rest : null };
}

const beginnings: Readonly<Record<string, string>> = {
  if: 'Only if',
  elsif: 'Otherwise if',
  unless: 'Unless',
  else: 'Otherwise',
  endif: 'End of condition',
  endunless: 'End of condition',
  endfor: 'End of list',
};

/** Every name in it by its label; the signs between them stay. */
const namesIn = (variables: readonly Variable[], test: string): string =>
  test.replaceAll(/[A-Za-z_]\w*(?:\.\w+)+/g, (path) => labelOf(variables, path));

function conditionText(variables: readonly Variable[], test: string): string {
  const plain = readPlainCondition(test);
  if (!plain) return namesIn(variables, test);
  const { path, test: asked, value } = plain;
  return [labelOf(variables, path), conditionTests[asked], value].filter(Boolean).join(' ');
}

/** `Only if Specialist: Specialty is filled in` */
export function tagText(variables: readonly Variable[], tag: string): string {
  const { word, test } = readTag(tag);
  const begin = beginnings[word];
  if (test !== null) return `${begin} ${conditionText(variables, test)}`;
  const repeat = readRepeat(tag.replace(/^for\s+/, ''));
  return begin ?? (repeat ? `For each of ${labelOf(variables, repeat.list)}` : tag);
}
