import { escapeHtml } from '#kernel/domain';

const flowing = /^(p|h[1-6]|a|strong|b|em|i|u|s|span|code|sub|sup|pre)$/i;
const pieces = /<\/?([a-z][a-z0-9]*)[^>]*>|\{\{-?([\s\S]*?)-?\}\}|\{%-?([\s\S]*?)-?%\}/gi;
const repeatedRow =
  /\{%-?\s*for\s+(\w+\s+in\s+[\w.]+)\s*-?%\}\s*<tr\b([^>]*)>([\s\S]*?)<\/tr>\s*\{%-?\s*endfor\s*-?%\}/g;

/**
 * A template as the editor reads it: variables become chips, conditions and repeats between
 * paragraphs become boxes, and those within a line become marks.
 */
export function toEditorHtml(source: string): string {
  const rows = source.replaceAll(
    repeatedRow,
    (_, repeat: string, attributes: string, cells: string) =>
      `<tr data-repeat="${escapeHtml(repeat)}"${attributes}>${cells}</tr>`,
  );
  let depth = 0;
  const open: ('box' | 'mark')[] = [];
  return rows.replaceAll(pieces, (whole, element?: string, value?: string, tag?: string) => {
    if (element !== undefined) {
      if (flowing.test(element)) depth += whole.startsWith('</') ? -1 : 1;
      return whole;
    }
    if (value !== undefined) return chip('variable', value);
    return boxOrMark((tag ?? '').trim(), open, depth <= 0);
  });
}

const chip = (kind: 'variable' | 'tag', text: string): string =>
  `<span data-${kind}="${escapeHtml(text.trim())}"></span>`;

function boxOrMark(tag: string, open: ('box' | 'mark')[], isBetween: boolean): string {
  const [, word = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(tag) ?? [];
  const test = escapeHtml(rest);
  if (word === 'if' || word === 'for' || word === 'unless') {
    const isBox = isBetween && word !== 'unless';
    open.push(isBox ? 'box' : 'mark');
    if (!isBox) return chip('tag', tag);
    return word === 'for'
      ? `<div data-repeat="${test}">`
      : `<div data-choice=""><div data-branch="${test}">`;
  }
  if (word.startsWith('end')) {
    if (open.pop() !== 'box') return chip('tag', tag);
    return word === 'endfor' ? '</div>' : '</div></div>';
  }
  if (open.at(-1) !== 'box') return chip('tag', tag);
  return `</div><div data-branch="${word === 'else' ? '' : test}">`;
}
