import { NodeViewWrapper } from '@tiptap/react';
import type { NodeViewProps } from '@tiptap/react';
import { Popover } from 'antd';
import { withCurrency } from '#kernel/domain';
import { readPlainCondition } from '../../../domain/index.ts';
import { ConditionSettings } from './condition-settings.tsx';
import { readTag, tagText } from './tag-text.ts';
import { chipText, useVariables } from './variables-context.ts';

export function VariableChip({ node, selected }: NodeViewProps) {
  const variables = useVariables();
  const value = String(node.attrs['value']);
  const found = variables.find(({ path }) => path === value.split('|')[0]?.trim());
  return (
    <NodeViewWrapper
      as="span"
      className={selected ? 'template-chip is-chosen' : 'template-chip'}
      title={
        found
          ? `${found.explanation}. Example: ${withCurrency(String(found.example), null)}`
          : value
      }
    >
      {chipText(variables, value)}
    </NodeViewWrapper>
  );
}

/** A condition or a repeat within a line, in the words of the boxes; a press opens its settings. */
export function TagChip({ node, selected, updateAttributes }: NodeViewProps) {
  const variables = useVariables();
  const tag = String(node.attrs['tag']);
  const { word, test } = readTag(tag);
  const chip = (
    <span
      className={selected ? 'template-mark is-chosen' : 'template-mark'}
      data-kind={word.startsWith('end') ? 'end' : 'begin'}
    >
      {tagText(variables, tag)}
    </span>
  );
  const change = (next: string) => updateAttributes({ tag: `${word} ${next}` });
  return (
    <NodeViewWrapper as="span">
      {test !== null && readPlainCondition(test) ? (
        <Popover
          trigger="click"
          content={
            <span className="template-mark-settings">
              <ConditionSettings test={test} change={change} />
            </span>
          }
        >
          {chip}
        </Popover>
      ) : (
        chip
      )}
    </NodeViewWrapper>
  );
}
