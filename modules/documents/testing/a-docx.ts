import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Margins = { readonly header: string; readonly footer: string };

const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const withMargins =
  '<w:sectPr><w:headerReference w:type="default" r:id="r8"/><w:footerReference w:type="default" r:id="r9"/></w:sectPr>';

const parts = (text: string, sections = ''): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': `<?xml version="1.0"?><w:document ${spaces}><w:body>${paragraph(text)}${sections}</w:body></w:document>`,
});

/** With a number of the page, as Word writes it. */
const marginPart = (root: 'hdr' | 'ftr', text: string): string =>
  `<?xml version="1.0"?><w:${root} ${spaces}>${paragraph(text)}<w:p><w:r><w:t xml:space="preserve">Page </w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:${root}>`;

const relation = (id: string, kind: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${kind}1.xml"/>`;

const marginParts = ({ header, footer }: Margins): Readonly<Record<string, string>> => ({
  'word/header1.xml': marginPart('hdr', header),
  'word/footer1.xml': marginPart('ftr', footer),
  'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('r8', 'header')}${relation('r9', 'footer')}</Relationships>`,
});

/** A real document of one paragraph, with a header and a footer where they are given. */
export function aDocx(text: string, margins?: Margins): Promise<Buffer> {
  const zip = new ZipFile();
  const all = margins ? { ...parts(text, withMargins), ...marginParts(margins) } : parts(text);
  for (const [name, content] of Object.entries(all)) {
    zip.addBuffer(Buffer.from(content), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}
