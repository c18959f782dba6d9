import { NodeViewWrapper } from '@tiptap/react';
import type { NodeViewProps } from '@tiptap/react';
import { chipText, useVariables } from './variables-context.ts';

export function VariableChip({ node, selected }: NodeViewProps) {
  const variables = useVariables();
  const value = String(node.attrs['value']);
  const found = variables.find(({ path }) => path === value.split('|')[0]?.trim());
  return (
    <NodeViewWrapper
      as="span"
      className={selected ? 'template-chip is-chosen' : 'template-chip'}
      title={found ? `${found.explanation}. Example: ${found.example}` : value}
    >
      {chipText(variables, value)}
    </NodeViewWrapper>
  );
}

const words: readonly (readonly [RegExp, string])[] = [
  [/^if (.*)$/, 'if $1:'],
  [/^elsif (.*)$/, 'else if $1:'],
  [/^unless (.*)$/, 'unless $1:'],
  [/^else$/, 'otherwise:'],
  [/^for (.*)$/, 'for each $1:'],
  [/^end.*$/, 'end'],
];

const inWords = (tag: string): string => {
  const found = words.find(([pattern]) => pattern.test(tag));
  return found ? tag.replace(found[0], found[1]) : tag;
};

export function TagChip({ node, selected }: NodeViewProps) {
  return (
    <NodeViewWrapper
      as="span"
      className={selected ? 'template-mark is-chosen' : 'template-mark'}
      title="A condition within the line. It can be changed in the source."
    >
      {inWords(String(node.attrs['tag']))}
    </NodeViewWrapper>
  );
}
