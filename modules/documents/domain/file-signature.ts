/** How much of a file's beginning decides what it is. */
export const headBytes = 4096;

type Check = (head: Uint8Array) => boolean;

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const at =
  (offset: number, ...bytes: number[]): Check =>
  (head) =>
    bytes.every((byte, index) => head[offset + index] === byte);

const either =
  (...checks: Check[]): Check =>
  (head) =>
    checks.some((check) => check(head));

const textOf = (head: Uint8Array) =>
  String.fromCharCode(...head.subarray(0, headBytes)).replace(/^\u00ef\u00bb\u00bf/, '');

/** Words, in any encoding that has no control characters; UTF-16 announces itself. */
const isText: Check = (head) =>
  either(at(0, 0xff, 0xfe), at(0, 0xfe, 0xff))(head) ||
  head.every((byte) => byte >= 0x20 || (byte >= 0x07 && byte <= 0x0d) || byte === 0x1b);

const isMarkup =
  (pattern: RegExp): Check =>
  (head) =>
    isText(head) && pattern.test(textOf(head));

const zip = either(at(0, ...ascii('PK\u0003\u0004')), at(0, ...ascii('PK\u0005\u0006')));

/** Office files are archives whose first entry is one of these parts. */
const office: Check = (head) =>
  zip(head) &&
  /^(\[Content_Types\]|_rels|docProps|word|xl|ppt|customXml)/.test(textOf(head.subarray(30)));

const compound = at(0, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isoMedia = at(4, ...ascii('ftyp'));
const jpeg = at(0, 0xff, 0xd8, 0xff);
const tiff = either(at(0, ...ascii('II'), 0x2a, 0), at(0, ...ascii('MM'), 0, 0x2a));
const rtf = at(0, ...ascii('{\\rtf'));
const adts: Check = (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0;
const mpegAudio: Check = (head) =>
  head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0 && ((head[1] ?? 0) & 0x06) !== 0;
/** Readers take a PDF whose header starts within the first kilobyte. */
const pdf: Check = (head) => textOf(head.subarray(0, 1024)).includes('%PDF-');

const signatures: Readonly<Record<string, Check>> = {
  pdf,
  jpg: jpeg,
  jpeg,
  png: at(0, 0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a),
  gif: either(at(0, ...ascii('GIF87a')), at(0, ...ascii('GIF89a'))),
  bmp: at(0, ...ascii('BM')),
  ico: at(0, 0, 0, 1, 0),
  tif: tiff,
  tiff,
  svg: isMarkup(/<svg[\s>]/i),
  mp3: either(at(0, ...ascii('ID3')), mpegAudio),
  dss: at(1, ...ascii('dss')),
  ds2: at(1, ...ascii('ds2')),
  m4a: isoMedia,
  mp4: isoMedia,
  aac: either(adts, at(0, ...ascii('ADIF')), isoMedia),
  wav: (head) => at(0, ...ascii('RIFF'))(head) && at(8, ...ascii('WAVE'))(head),
  amr: at(0, ...ascii('#!AMR')),
  webm: at(0, 0x1a, 0x45, 0xdf, 0xa3),
  docx: office,
  xlsx: office,
  pptx: office,
  // Word saves both of its other forms under .doc.
  doc: either(compound, rtf),
  xls: compound,
  ppt: compound,
  zip,
  rar: at(0, ...ascii('Rar!\u001a\u0007')),
  rtf,
  txt: isText,
  xml: isMarkup(/^\s*</),
  htm: isMarkup(/<(!doctype|html|head|body|p|div|table|h\d|span|meta|title)[\s>]/i),
  html: isMarkup(/<(!doctype|html|head|body|p|div|table|h\d|span|meta|title)[\s>]/i),
};

/** D21: the name says what a file claims to be; its first bytes must agree. */
export const contentAgrees = (extension: string, head: Uint8Array): boolean =>
  head.length > 0 && (signatures[extension]?.(head) ?? false);

/** What machines run: Windows, Linux, macOS, Java, and scripts that name what runs them. */
const program: Check = either(
  at(0, ...ascii('MZ')),
  at(0, 0x7f, ...ascii('ELF')),
  at(0, 0xfe, 0xed, 0xfa, 0xce),
  at(0, 0xfe, 0xed, 0xfa, 0xcf),
  at(0, 0xce, 0xfa, 0xed, 0xfe),
  at(0, 0xcf, 0xfa, 0xed, 0xfe),
  at(0, 0xca, 0xfe, 0xba, 0xbe),
  at(0, ...ascii('#!/')),
);

/** A text may begin with the letters of a program; nothing else does by chance. */
export const isProgram = (extension: string, head: Uint8Array): boolean =>
  program(head) && !contentAgrees(extension, head);
