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

type Tool = { name: string; icon: ReactNode; isOn: boolean; press: () => void };

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const isOn = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      heading: now.isActive('heading', { level: 2 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
    }),
  });
  const run = () => editor.chain().focus();
  const tools: readonly Tool[] = [
    {
      name: 'Bold',
      icon: <BoldOutlined />,
      isOn: isOn.bold,
      press: () => run().toggleBold().run(),
    },
    {
      name: 'Italic',
      icon: <ItalicOutlined />,
      isOn: isOn.italic,
      press: () => run().toggleItalic().run(),
    },
    {
      name: 'Underline',
      icon: <UnderlineOutlined />,
      isOn: isOn.underline,
      press: () => run().toggleUnderline().run(),
    },
    {
      name: 'Heading',
      icon: <strong aria-hidden>H</strong>,
      isOn: isOn.heading,
      press: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'Bulleted list',
      icon: <UnorderedListOutlined />,
      isOn: isOn.bullets,
      press: () => run().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      icon: <OrderedListOutlined />,
      isOn: isOn.numbers,
      press: () => run().toggleOrderedList().run(),
    },
  ];
  return (
    <div className="rich-text-tools" role="toolbar" aria-label={`Formatting of the ${label}`}>
      {tools.map(({ name, icon, isOn: isPressed, press }) => (
        <Button
          key={name}
          size="small"
          type={isPressed ? 'default' : 'text'}
          icon={icon}
          aria-label={name}
          aria-pressed={isPressed}
          // The selection in the text stays while a button is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        />
      ))}
    </div>
  );
}
