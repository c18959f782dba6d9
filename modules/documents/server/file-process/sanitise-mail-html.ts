import clean from 'sanitize-html';

const safeAddress = /^(https?:\/\/|mailto:|tel:)[^\s"'<>\\]*$/i;

/** No address in a style: looking at a mail must not tell its sender that it was looked at. */
const word = [/^[\w\s#.,%()-]{1,100}$/];
const styles = {
  color: word,
  'background-color': word,
  'font-weight': word,
  'font-style': word,
  'text-align': word,
  'text-decoration': word,
  'font-size': word,
  width: word,
};

const options: clean.IOptions = {
  allowedTags: [
    ...['p', 'div', 'span', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'a', 'blockquote'],
    ...['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'pre', 'code', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'td', 'th'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  nestingLimit: 60,
  // The text inside these goes with them.
  nonTextTags: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'title', 'head'],
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(png|jpe?g|gif|webp);/i.test(attribs['src'] ?? ''),
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: safeAddress.test(href.trim())
        ? { href: href.trim(), rel: 'noopener noreferrer', target: '_blank' }
        : ({} as Record<string, string>),
    }),
  },
};

/** Nothing is passed through: what comes out is written anew. Pictures from elsewhere are left out. */
export const sanitiseMailHtml = (html: string): string => clean(html, options);
