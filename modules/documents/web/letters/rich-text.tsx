import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import './rich-text.css';

type Props = { label: string; value: string; onChange: (html: string) => void };

/** What the server lets a letter contain, so that nothing that was written gets lost. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
  }),
];

/** The text of a letter, as it will look. */
export function RichText({ label, value, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <div className="rich-text">
      {editor && <Toolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}

type Commands = ReturnType<Editor['chain']>;
type Tool = {
  readonly name: string;
  readonly icon: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly press: (commands: Commands) => Commands;
};

const tools: readonly Tool[] = [
  {
    name: 'Bold',
    icon: <BoldOutlined />,
    isOn: (editor) => editor.isActive('bold'),
    press: (commands) => commands.toggleBold(),
  },
  {
    name: 'Italic',
    icon: <ItalicOutlined />,
    isOn: (editor) => editor.isActive('italic'),
    press: (commands) => commands.toggleItalic(),
  },
  {
    name: 'Underline',
    icon: <UnderlineOutlined />,
    isOn: (editor) => editor.isActive('underline'),
    press: (commands) => commands.toggleUnderline(),
  },
  {
    name: 'Heading',
    icon: <strong aria-hidden>H</strong>,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (commands) => commands.toggleHeading({ level: 2 }),
  },
  {
    name: 'Bulleted list',
    icon: <UnorderedListOutlined />,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (commands) => commands.toggleBulletList(),
  },
  {
    name: 'Numbered list',
    icon: <OrderedListOutlined />,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (commands) => commands.toggleOrderedList(),
  },
];

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn }) => isOn(now)),
  });
  return (
    <div className="rich-text-tools" role="toolbar" aria-label={`Formatting of the ${label}`}>
      {tools.map(({ name, icon, press }, at) => (
        <Button
          key={name}
          size="small"
          type={pressed[at] ? 'default' : 'text'}
          icon={icon}
          aria-label={name}
          aria-pressed={pressed[at] ?? false}
          // The selection in the text stays while a button is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(editor.chain().focus()).run()}
        />
      ))}
    </div>
  );
}
