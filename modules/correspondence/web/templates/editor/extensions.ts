import { mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

const kept = (name: string, from: string) => ({
  [name]: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(from) ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({
      [from]: String(attributes[name] ?? ''),
    }),
  },
});

/** `{{ client.fullName }}` */
export const VariableNode = Node.create({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => kept('value', 'data-variable'),
  parseHTML: () => [{ tag: 'span[data-variable]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
});

/** `{% if … %}` within a line. */
export const TagNode = Node.create({
  name: 'tag',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => kept('tag', 'data-tag'),
  parseHTML: () => [{ tag: 'span[data-tag]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
});

export const ChoiceNode = Node.create({
  name: 'choice',
  group: 'block',
  content: 'branch+',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-choice]' }],
  renderHTML: () => ['div', { 'data-choice': '' }, 0],
});

export const BranchNode = Node.create({
  name: 'branch',
  content: 'block+',
  isolating: true,
  addAttributes: () => kept('test', 'data-branch'),
  parseHTML: () => [{ tag: 'div[data-branch]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

export const RepeatNode = Node.create({
  name: 'repeat',
  group: 'block',
  content: 'block+',
  isolating: true,
  addAttributes: () => kept('each', 'data-repeat'),
  parseHTML: () => [{ tag: 'div[data-repeat]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

const RepeatedRow = TableRow.extend({
  addAttributes: () => ({
    repeat: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-repeat') ?? '',
      renderHTML: ({ repeat }: Record<string, unknown>) =>
        repeat ? { 'data-repeat': String(repeat) } : {},
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
});

const shared = [
  StarterKit.configure({ link: { openOnClick: false, autolink: false }, trailingNode: false }),
  Table.configure({ resizable: false }),
  RepeatedRow,
  TableHeader,
  TableCell,
  Image.configure({ allowBase64: true, inline: true }),
];

export const plainExtensions = shared;

/** Without the boxes and chips that people see: enough to read and write. */
export const templateExtensions = [
  ...shared,
  VariableNode,
  TagNode,
  ChoiceNode,
  BranchNode,
  RepeatNode,
];
