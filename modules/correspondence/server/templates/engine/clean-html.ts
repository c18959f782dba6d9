import sanitizeHtml from 'sanitize-html';

const words = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'span', 'a', 'br', 'img'];
const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div'];
const tables = ['table', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/, /^[a-z]{3,20}$/i];
const size = [/^\d{1,4}(\.\d{1,3})?(px|%|em|pt)$/];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...words, ...blocks, ...tables],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    col: ['span'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'data', 'cid'] },
  allowProtocolRelative: false,
  allowedStyles: {
    '*': {
      'text-align': [/^(left|right|center|justify)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      color: colour,
      'background-color': colour,
      width: size,
      'min-width': size,
      'font-size': size,
    },
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && /^data:(?!image\/(png|jpeg|gif|webp);)/i.test(attribs['src'] ?? ''),
};

/** D22: what may stand in a mail. Scripts, forms, frames, foreign styles and handlers may not. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options);

const places = /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/g;
const marked = /\uE000(\d+)\uE001/g;

/** The same for a template: what stands in braces is no HTML and comes back as it was written. */
export function cleanTemplate(content: string): string {
  const kept: string[] = [];
  const bare = content
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(places, (place) => `\uE000${kept.push(place) - 1}\uE001`);
  return cleanHtml(bare).replaceAll(marked, (_, index: string) => kept[Number(index)] ?? '');
}
