import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { NodeViewContent, NodeViewWrapper } from '@tiptap/react';
import type { NodeViewProps } from '@tiptap/react';
import { Button, Select } from 'antd';
import { labelOf, readRepeat } from '../../../domain/index.ts';
import { ConditionSettings } from './condition-settings.tsx';
import { useVariables } from './variables-context.ts';

export function BranchBox({ node, updateAttributes, getPos, editor }: NodeViewProps) {
  const test = String(node.attrs['test']);
  const remove = () => {
    const at = getPos();
    if (at === undefined) return;
    const place = editor.state.doc.resolve(at);
    const isLast = place.parent.childCount === 1;
    const [from, to] = isLast ? [place.before(), place.after()] : [at, at + node.nodeSize];
    editor.chain().focus().deleteRange({ from, to }).run();
  };
  const addOtherwise = () => {
    const at = getPos();
    if (at === undefined) return;
    const content = { type: 'branch', attrs: { test: '' }, content: [{ type: 'paragraph' }] };
    editor
      .chain()
      .insertContentAt(at + node.nodeSize, content)
      .run();
  };
  return (
    <NodeViewWrapper className="template-box">
      <div className="template-box-head" contentEditable={false}>
        <span className="template-box-word">{test ? 'Only if' : 'Otherwise'}</span>
        {test && (
          <ConditionSettings test={test} change={(next) => updateAttributes({ test: next })} />
        )}
        <span className="spring" />
        {test && (
          <Button size="small" type="text" icon={<PlusOutlined />} onClick={addOtherwise}>
            Otherwise
          </Button>
        )}
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label="Remove the condition"
          onClick={remove}
        />
      </div>
      <NodeViewContent className="template-box-words" />
    </NodeViewWrapper>
  );
}

export function RepeatBox({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const variables = useVariables();
  const found = readRepeat(String(node.attrs['each']));
  const lists = variables
    .filter(({ rows }) => rows)
    .map(({ path }) => ({ value: path, label: labelOf(variables, path) }));
  return (
    <NodeViewWrapper className="template-box">
      <div className="template-box-head" contentEditable={false}>
        <span className="template-box-word">For each of</span>
        <Select
          size="small"
          aria-label="List"
          popupMatchSelectWidth={false}
          value={found?.list ?? ''}
          options={lists}
          onChange={(list) => updateAttributes({ each: `${found?.item ?? 'line'} in ${list}` })}
        />
        <span className="soft">called {found?.item ?? ''}</span>
        <span className="spring" />
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label="Remove the repeat"
          onClick={deleteNode}
        />
      </div>
      <NodeViewContent className="template-box-words" />
    </NodeViewWrapper>
  );
}
