import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { ReactNode } from 'react';

type Props = { id: string; value: string; change: (html: string) => void };

type Tool = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly mark: string;
  run(editor: Editor): void;
};

const tools: readonly Tool[] = [
  {
    label: 'Bold',
    icon: <BoldOutlined />,
    mark: 'bold',
    run: (editor) => void editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: <ItalicOutlined />,
    mark: 'italic',
    run: (editor) => void editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    icon: <UnderlineOutlined />,
    mark: 'underline',
    run: (editor) => void editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'List',
    icon: <UnorderedListOutlined />,
    mark: 'bulletList',
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: <OrderedListOutlined />,
    mark: 'orderedList',
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
];

const Toolbar = ({ editor }: { editor: Editor }) => {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter(({ mark }) => now.isActive(mark)),
  });
  return (
    <div className="mail-tools" role="toolbar" aria-label="Format">
      {tools.map((tool) => (
        <button
          key={tool.label}
          type="button"
          className="mail-tool"
          aria-label={tool.label}
          aria-pressed={active.includes(tool)}
          onClick={() => tool.run(editor)}
        >
          {tool.icon}
        </button>
      ))}
    </div>
  );
};

/** The words of one mail. Templates have an editor of their own. */
export default function BodyEditor({ id, value, change }: Props) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: false, codeBlock: false, link: { openOnClick: false } }),
    ],
    content: value,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Message' },
    },
    onUpdate: ({ editor: now }) => change(now.getHTML()),
  });
  return (
    <div className="mail-editor">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
