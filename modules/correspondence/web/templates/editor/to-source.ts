import { escapeHtml } from '#kernel/domain';
import { placesOf } from '../../../domain/index.ts';

const kept = [
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'start',
  'style',
];
const alone = ['BR', 'HR', 'IMG', 'COL'];
const blocks = /^(P|H[1-6]|UL|OL|LI|TABLE|TR|BLOCKQUOTE|PRE|HR|DIV)$/;

/** What the editor holds, as a template again. */
export function toSource(editorHtml: string): string {
  const { body } = new DOMParser().parseFromString(editorHtml, 'text/html');
  return inner(body).trim();
}

const inner = (node: Node): string => [...node.childNodes].map(written).join('');

function written(node: Node): string {
  if (node.nodeType === 3) return textOf(node.textContent ?? '');
  if (node.nodeType !== 1) return '';
  const element = node as HTMLElement;
  const { variable, tag, repeat, choice } = element.dataset;
  if (variable !== undefined) return `{{ ${variable} }}`;
  if (tag !== undefined) return `{% ${tag} %}`;
  if (choice !== undefined) return choiceOf(element);
  if (repeat && element.tagName === 'TR')
    return `{% for ${repeat} %}${plain(element).trim()}{% endfor %}\n`;
  if (repeat) return `{% for ${repeat} %}\n${inner(element).trim()}\n{% endfor %}\n`;
  if (element.dataset['branch'] !== undefined) return inner(element);
  return plain(element);
}

function choiceOf(element: HTMLElement): string {
  const branches = [...element.children].map((branch, index) => {
    const test = (branch as HTMLElement).dataset['branch'] ?? '';
    const begin = index === 0 ? `if ${test}` : test ? `elsif ${test}` : 'else';
    return `{% ${begin} %}\n${inner(branch).trim()}\n`;
  });
  return `${branches.join('')}{% endif %}\n`;
}

function plain(element: HTMLElement): string {
  const name = element.tagName.toLowerCase();
  if (name === 'colgroup') return '';
  if (name === 'tbody') return `<tbody>\n${inner(element).trim()}\n</tbody>`;
  const attributes = kept
    .filter(
      (key) =>
        element.getAttribute(key) && !(key === 'style' && /^T(ABLE|D|H|R)$/.test(element.tagName)),
    )
    .map((key) => ` ${key}="${attribute(element.getAttribute(key) ?? '')}"`)
    .join('');
  const end = blocks.test(element.tagName) ? '\n' : '';
  if (alone.includes(element.tagName)) return `<${name}${attributes}>${end}`;
  const isCell = /^T[DH]$/.test(element.tagName);
  const holder = isCell ? onlyParagraph(element) : element;
  const content = inner(holder);
  return `<${name}${attributes}>${end ? content.trim() : content}</${name}>${end}`;
}

/** A cell of one paragraph is written without it. */
const onlyParagraph = (cell: HTMLElement): HTMLElement => {
  const [first] = cell.children;
  return cell.childNodes.length === 1 && first?.tagName === 'P' ? (first as HTMLElement) : cell;
};

const textOf = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', '&nbsp;');

/** A variable in an address stays one. */
const attribute = (value: string): string =>
  value
    .split(/(\{\{[\s\S]*?\}\})/)
    .map((part, index) => (index % 2 ? part : escapeHtml(part)))
    .join('');

/** Whether the editor has kept every variable, condition and repeat of the source, in their order. */
export const holdsAll = (source: string, editorHtml: string): boolean =>
  signature(source) === signature(toSource(editorHtml));

const signature = (source: string): string =>
  placesOf(source)
    .map(({ kind, inner: text }) => `${kind} ${text.replaceAll(/\s+/g, ' ')}`)
    .join('\n');
