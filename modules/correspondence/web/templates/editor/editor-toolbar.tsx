import {
  BoldOutlined,
  BranchesOutlined,
  EditOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  RetweetOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { toast } from '#kernel/web';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button, Input, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { writeCondition } from '../../../domain/index.ts';
import type { Variable } from '../../../domain/index.ts';

/** A mail carries its images: a bigger one would not be kept. */
const largestImage = 100 * 1024;

const signature =
  '<p>Kind regards</p><p><span data-variable="staff.fullName"></span><br><span data-variable="tenant.name"></span></p>';

type ToolProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn?: boolean;
  readonly run: () => void;
};

const Tool = ({ label, icon, isOn = false, run }: ToolProps) => (
  <Button
    size="small"
    type={isOn ? 'primary' : 'text'}
    icon={icon}
    title={label}
    aria-label={label}
    aria-pressed={isOn}
    onMouseDown={(event) => event.preventDefault()}
    onClick={run}
  />
);

function LinkTool({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const open = (next: boolean) => {
    if (next) setAddress(String(editor.getAttributes('link')['href'] ?? ''));
    setOpen(next);
  };
  const put = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim()) chain.setLink({ href: address.trim() }).run();
    else chain.unsetLink().run();
    setOpen(false);
  };
  const form = (
    <Input.Search
      value={address}
      placeholder="https://… or {{ link }}"
      aria-label="Address"
      enterButton="Set"
      onChange={({ target }) => setAddress(target.value)}
      onSearch={put}
    />
  );
  return (
    <Popover trigger="click" open={isOpen} onOpenChange={open} content={form}>
      <Button
        size="small"
        type={isOn ? 'primary' : 'text'}
        icon={<LinkOutlined />}
        title="Link"
        aria-label="Link"
      />
    </Popover>
  );
}

function ImageTool({ editor }: { editor: Editor }) {
  const chooser = useRef<HTMLInputElement>(null);
  const put = (file: File | undefined) => {
    if (!file) return;
    if (file.size > largestImage) return toast.error('An image may have 100 KB at most.');
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const alt = file.name.replace(/\.\w+$/, '');
      editor
        .chain()
        .focus()
        .setImage({ src: String(reader.result), alt })
        .run();
    });
    reader.readAsDataURL(file);
  };
  return (
    <>
      <Tool label="Image" icon={<PictureOutlined />} run={() => chooser.current?.click()} />
      <input
        ref={chooser}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label="Image file"
        onChange={({ target }) => {
          put(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

function TableTool({ editor, isInside }: { editor: Editor; isInside: boolean }) {
  const insert = () => editor.chain().focus().insertTable({ rows: 3, cols: 3 }).run();
  if (!isInside) return <Tool label="Table" icon={<TableOutlined />} run={insert} />;
  const run = (step: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () =>
    void step(editor.chain().focus()).run();
  const items = [
    { key: 'row', label: 'Add a row below', onClick: run((chain) => chain.addRowAfter()) },
    { key: 'column', label: 'Add a column after', onClick: run((chain) => chain.addColumnAfter()) },
    { key: 'noRow', label: 'Remove the row', onClick: run((chain) => chain.deleteRow()) },
    { key: 'noColumn', label: 'Remove the column', onClick: run((chain) => chain.deleteColumn()) },
    { key: 'none', label: 'Remove the table', onClick: run((chain) => chain.deleteTable()) },
  ];
  return <TableMenu items={items} />;
}

type TableStep = { readonly key: string; readonly label: string; readonly onClick: () => void };

const TableMenu = ({ items }: { items: readonly TableStep[] }) => (
  <Popover
    trigger="click"
    content={
      <div className="template-table-steps">
        {items.map(({ key, label, onClick }) => (
          <Button key={key} size="small" type="text" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    }
  >
    <Button size="small" type="primary" icon={<TableOutlined />} title="Table" aria-label="Table" />
  </Popover>
);

type Props = { readonly editor: Editor; readonly variables: readonly Variable[] };

/** Boxes begin with the first variable that there is; the person sets the right one in the box. */
function BoxTools({ editor, variables }: Props) {
  const first = variables.find(({ kind }) => kind === 'text');
  const list = variables.find(({ rows }) => rows);
  const content = [{ type: 'paragraph' }];
  const addChoice = () => {
    const test = first ? writeCondition({ path: first.path, test: 'filled', value: '' }) : '';
    const branch = { type: 'branch', attrs: { test }, content };
    editor
      .chain()
      .focus()
      .insertContent({ type: 'choice', content: [branch] })
      .run();
  };
  const addRepeat = () => {
    const each = `line in ${list?.path ?? ''}`;
    editor.chain().focus().insertContent({ type: 'repeat', attrs: { each }, content }).run();
  };
  return (
    <>
      <Button size="small" type="text" icon={<BranchesOutlined />} onClick={addChoice}>
        Condition
      </Button>
      {list && (
        <Button size="small" type="text" icon={<RetweetOutlined />} onClick={addRepeat}>
          Repeat
        </Button>
      )}
    </>
  );
}

type Chain = ReturnType<Editor['chain']>;
type Format = readonly [
  name: string,
  label: string,
  icon: ReactNode,
  step: (chain: Chain) => Chain,
];

const formats: readonly Format[] = [
  ['bold', 'Bold', <BoldOutlined key="b" />, (chain) => chain.toggleBold()],
  ['italic', 'Italic', <ItalicOutlined key="i" />, (chain) => chain.toggleItalic()],
  ['underline', 'Underline', <UnderlineOutlined key="u" />, (chain) => chain.toggleUnderline()],
  ['heading', 'Heading', <b key="h">H</b>, (chain) => chain.toggleHeading({ level: 2 })],
  ['bulletList', 'Bullets', <UnorderedListOutlined key="l" />, (chain) => chain.toggleBulletList()],
  ['orderedList', 'Numbers', <OrderedListOutlined key="o" />, (chain) => chain.toggleOrderedList()],
];

const watched = [...formats.map(([name]) => name), 'link', 'table'];

export function EditorToolbar({ editor, variables }: Props) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => watched.filter((name) => now.isActive(name)),
  });
  const chain = () => editor.chain().focus();
  return (
    <div className="template-tools" role="toolbar" aria-label="Formatting">
      {formats.map(([name, label, icon, step]) => (
        <Tool
          key={name}
          label={label}
          icon={icon}
          isOn={on.includes(name)}
          run={() => void step(chain()).run()}
        />
      ))}
      <LinkTool editor={editor} isOn={on.includes('link')} />
      <TableTool editor={editor} isInside={on.includes('table')} />
      <ImageTool editor={editor} />
      {variables.length > 0 && (
        <Tool
          label="Signature"
          icon={<EditOutlined />}
          run={() => void chain().insertContent(signature).run()}
        />
      )}
      {variables.length > 0 && <BoxTools editor={editor} variables={variables} />}
      <span className="spring" />
      <Tool label="Undo" icon={<UndoOutlined />} run={() => void chain().undo().run()} />
      <Tool label="Redo" icon={<RedoOutlined />} run={() => void chain().redo().run()} />
    </div>
  );
}
