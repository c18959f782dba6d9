import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packageNs = 'http://schemas.openxmlformats.org/package/2006';
const officeNs = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const line = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const heading = (text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

const chapters = [
  'Instructions',
  'Documents considered',
  'History',
  'Examination',
  'Investigations',
  'Diagnosis',
  'Opinion',
  'Answers to your questions',
  'Declaration',
];

/** What a report begins with where neither the specialist nor the practice has a template. */
const body = [
  heading('Independent medical report'),
  line('Our reference: {{ case.caseNo }}'),
  line('Claim: {{ case.claimNo }}'),
  line('Claimant: {{ client.fullName }}'),
  line('Date of birth: {{ client.dateOfBirth }}'),
  line('Date of injury: {{ case.dateOfInjury }}'),
  line('Asked for by: {{ caseManager.fullName }}, {{ company.name }}'),
  line('Seen by: {{ specialist.titledName }}, {{ specialist.specialty }}'),
  ...chapters.flatMap((chapter) => [heading(chapter), line('')]),
  line('{{ specialist.titledName }}'),
].join('');

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packageNs}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="r1" Type="${officeNs}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="r1" Type="${officeNs}/styles" Target="styles.xml"/></Relationships>`,
  'word/styles.xml': `${head}<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="120"/></w:pPr><w:rPr><w:sz w:val="22"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`,
  'word/document.xml': `${head}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
};

export function standardTemplate(): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
