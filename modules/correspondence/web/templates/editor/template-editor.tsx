import { EditorContent, useEditor } from '@tiptap/react';
import { Segmented, Spin } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { validateTemplate } from '../../../domain/index.ts';
import type { Variable } from '../../../domain/index.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { fitsEditor } from './fits-editor.ts';
import { shownExtensions } from './shown-extensions.ts';
import { SourceView } from './source-view.tsx';
import './template-editor.css';
import { toEditorHtml } from './to-editor.ts';
import { toSource } from './to-source.ts';
import { VariableList } from './variable-list.tsx';
import { VariablesContext } from './variables-context.ts';

type Props = {
  /** HTML with `{{ variables }}`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly variables: readonly Variable[];
  /** Without it there is no list of variables: the words are filled already. */
  readonly isFilled?: boolean;
  /** Stands above the words, such as the line of the subject. */
  readonly above?: ReactNode;
};

type View = 'editor' | 'source';

const views = [
  { value: 'editor', label: 'Editor' },
  { value: 'source', label: 'Source' },
] as const;

/** What came from elsewhere, such as a restored version, replaces what stands in the editor. */
function useWordsEditor({ value, onChange }: Pick<Props, 'value' | 'onChange'>, isShown: boolean) {
  const written = useRef<string | null>(null);
  const editor = useEditor({
    extensions: shownExtensions,
    content: toEditorHtml(value),
    editorProps: { attributes: { 'aria-label': 'Content', role: 'textbox' } },
    onUpdate({ editor: now }) {
      written.current = toSource(now.getHTML());
      onChange(written.current);
    },
  });
  useEffect(() => {
    if (!editor || !isShown || written.current === value) return;
    editor.commands.setContent(toEditorHtml(value), { emitUpdate: false });
    written.current = value;
  }, [editor, value, isShown]);
  return editor;
}

/** The words of a template, to be written as they will look or as they are kept. */
export function TemplateEditor({ value, onChange, variables, isFilled = false, above }: Props) {
  const [asked, setAsked] = useState<View>('editor');
  const area = useRef<HTMLTextAreaElement>(null);
  const isHeld = useMemo(() => fitsEditor(value), [value]);
  const editor = useWordsEditor({ value, onChange }, asked === 'editor');
  if (!editor) return <Spin />;

  const view: View = isHeld ? asked : 'source';
  const insert = (path: string) => {
    const { current } = area;
    if (view === 'editor') {
      const chip = { type: 'variable', attrs: { value: path } };
      editor.chain().focus().insertContent(chip).run();
    } else if (current) {
      const [from, to] = [current.selectionStart, current.selectionEnd];
      onChange(`${value.slice(0, from)}{{ ${path} }}${value.slice(to)}`);
    }
  };
  return (
    <VariablesContext value={variables}>
      <div className={isFilled ? 'template-editor' : 'template-editor has-variables'}>
        <div className="template-words">
          {above}
          <Segmented<View> options={[...views]} value={view} onChange={setAsked} />
          {!isHeld && asked === 'editor' && <p className="soft">{beyondEditor}</p>}
          {view === 'editor' ? (
            <div className="template-paper">
              <EditorToolbar editor={editor} variables={variables} />
              <EditorContent editor={editor} className="template-page" />
            </div>
          ) : (
            <SourceView
              value={value}
              problems={isFilled ? [] : validateTemplate(value, variables)}
              onChange={onChange}
              area={area}
            />
          )}
        </div>
        {!isFilled && <VariableList variables={variables} insert={insert} />}
      </div>
    </VariablesContext>
  );
}

const beyondEditor =
  'This template says more than the editor can show. It is written in the source.';
