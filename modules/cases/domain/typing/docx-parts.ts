/** What the editor of the typing window writes; anything else is left out, its words stay. */
const token = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+|<)/gi;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '');

/** XML has no place for most control characters. */
const isWritable = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x20 ? code !== 0xfffe && code !== 0xffff : [0x09, 0x0a, 0x0d].includes(code);
};

const escaped = (text: string): string =>
  [...text.toWellFormed()]
    .filter(isWritable)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export const isBlankText = (html: string): boolean =>
  decoded(html.replace(/<[^>]*>/g, '')).trim() === '';

const runMarks: Readonly<Record<string, string>> = {
  strong: '<w:b/>',
  b: '<w:b/>',
  em: '<w:i/>',
  i: '<w:i/>',
  u: '<w:u w:val="single"/>',
  s: '<w:strike/>',
};

const blocks: Readonly<Record<string, string>> = {
  p: '',
  h2: '<w:spacing w:before="240" w:after="120"/>',
  h3: '<w:spacing w:before="200" w:after="80"/>',
  li: '',
};

const headingMarks: Readonly<Record<string, string>> = {
  h2: '<w:b/><w:sz w:val="30"/>',
  h3: '<w:b/><w:sz w:val="26"/>',
};

type List = { readonly isOrdered: boolean; count: number };

const indent = (depth: number): string =>
  depth ? `<w:ind w:left="${depth * 360}" w:hanging="360"/>` : '';

/** Paragraphs of WordprocessingML. */
function paragraphsOf(html: string): string {
  const marks: string[] = [];
  const lists: List[] = [];
  const done: string[] = [];
  let runs: string[] = [];
  let block = 'p';
  const end = () => {
    if (!runs.length) return;
    const properties = `${blocks[block] ?? ''}${indent(lists.length)}`;
    done.push(`<w:p><w:pPr>${properties}</w:pPr>${runs.join('')}</w:p>`);
    runs = [];
    block = 'p';
  };
  const say = (text: string) => {
    const format = `${headingMarks[block] ?? ''}${[...new Set(marks)].map((mark) => runMarks[mark]).join('')}`;
    runs.push(
      `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`,
    );
  };
  const open = (name: string) => {
    if (name === 'br') runs.push('<w:r><w:br/></w:r>');
    else if (name === 'ul' || name === 'ol') {
      end();
      lists.push({ isOrdered: name === 'ol', count: 0 });
    } else if (name === 'li') {
      end();
      const list = lists.at(-1);
      if (list) say(list.isOrdered ? `${(list.count += 1)}.\u00a0` : '•\u00a0');
    } else if (name in headingMarks) {
      end();
      block = name;
    } else if (name in runMarks) marks.push(name);
  };
  const close = (name: string) => {
    if (name in blocks) end();
    else if (name === 'ul' || name === 'ol') lists.pop();
    else if (marks.includes(name)) marks.splice(marks.lastIndexOf(name), 1);
  };
  for (const [, slash, tag, text] of html.matchAll(token)) {
    if (text !== undefined) say(decoded(text));
    else if (slash) close(String(tag).toLowerCase());
    else open(String(tag).toLowerCase());
  }
  end();
  return done.join('');
}

const types =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** The files inside a Word document with this text. */
export const docxParts = (html: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': types,
  '_rels/.rels': relations,
  'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphsOf(html)}</w:body></w:document>`,
});
