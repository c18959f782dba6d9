import { describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/domain';
import {
  allowedExtensions,
  contentAgrees,
  contentTypeOf,
  extensionsOf,
  fileMessages,
  fileRights,
  whyNotDeleted,
  fileSizeText,
  isShownInline,
  safeFileName,
} from './index.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const compound = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const office = (first: string) => bytes('PK\u0003\u0004', Array(26).fill(0), first);

const genuine: Record<string, Uint8Array> = {
  mp3: bytes('ID3', [4, 0, 0]),
  dss: bytes([2], 'dss'),
  m4a: bytes([0, 0, 0, 24], 'ftypM4A '),
  aac: bytes([0xff, 0xf1, 0x50]),
  wav: bytes('RIFF', [1, 0, 0, 0], 'WAVE'),
  ds2: bytes([3], 'ds2'),
  amr: bytes('#!AMR\n'),
  webm: bytes([0x1a, 0x45, 0xdf, 0xa3]),
  jpg: bytes([0xff, 0xd8, 0xff, 0xe0]),
  jpeg: bytes([0xff, 0xd8, 0xff, 0xe1]),
  png: bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]),
  ico: bytes([0, 0, 1, 0, 1]),
  svg: bytes('<?xml version="1.0"?><svg xmlns="">'),
  gif: bytes('GIF89a'),
  bmp: bytes('BM', [1, 2]),
  tif: bytes('II', [0x2a, 0]),
  tiff: bytes('MM', [0, 0x2a]),
  mp4: bytes([0, 0, 0, 24], 'ftypisom'),
  pdf: bytes('%PDF-1.7\n'),
  docx: office('[Content_Types].xml'),
  doc: compound,
  xls: compound,
  xlsx: office('xl/workbook.xml'),
  ppt: compound,
  pptx: office('_rels/.rels'),
  txt: bytes('Dear Dr Reid,\r\n\tplease find'),
  zip: bytes('PK\u0003\u0004'),
  rar: bytes('Rar!\u001a\u0007'),
  rtf: bytes('{\\rtf1'),
  xml: bytes('\n<?xml version="1.0"?>'),
  htm: bytes('<p class="a">'),
  html: bytes('<!DOCTYPE html>'),
};

describe('what a file is', () => {
  test('what a browser records is taken as a recording, and nowhere else', () => {
    expect(allowedExtensions()).not.toContain('webm');
    expect(allowedExtensions(['audio'])).not.toContain('webm');
    expect(allowedExtensions(['recording'])).toEqual([...allowedExtensions(['audio']), 'webm']);
    expect(contentAgrees('webm', genuine.webm ?? new Uint8Array())).toBe(true);
    expect(contentAgrees('webm', bytes('RIFF'))).toBe(false);
  });

  test('paper is a photo or a PDF, and adds nothing to what other places take', () => {
    expect(allowedExtensions(['paper'])).toEqual(['pdf', 'jpg', 'jpeg', 'png']);
    expect(new Set(allowedExtensions()).size).toBe(allowedExtensions().length);
  });

  test.each(allowedExtensions())('[B-185] a genuine .%s is accepted', (extension) => {
    expect(contentAgrees(extension, genuine[extension] ?? new Uint8Array())).toBe(true);
    expect(contentTypeOf(extension)).not.toBe('application/octet-stream');
  });

  test.each([
    ['pdf', bytes('MZ', [0x90, 0, 3])],
    ['png', bytes('<script>alert(1)</script>')],
    ['docx', bytes('PK\u0003\u0004', Array(26).fill(0), 'evil.exe')],
    ['txt', bytes([0x7f, 0x45, 0x4c, 0x46, 0, 1])],
    ['jpg', bytes('%PDF-1.7')],
    ['exe', bytes('MZ')],
    ['pdf', new Uint8Array()],
  ])('D21: what is no .%s is not accepted under that name', (extension, head) => {
    expect(contentAgrees(extension, head)).toBe(false);
  });

  test('[E-069] [E-070] [E-071] [E-072] the lists are those of the spec', () => {
    const words = (of: 'audio' | 'image' | 'video' | 'document') => extensionsOf[of].join(' ');

    expect(words('audio')).toBe('mp3 dss m4a aac wav ds2 amr');
    expect(words('image')).toBe('jpg jpeg png ico svg gif bmp tif tiff');
    expect(`${words('document')} ${words('video')}`).toBe(
      'pdf docx doc xls xlsx ppt pptx txt zip rar rtf xml htm html mp4',
    );
  });

  test('[B-408] each list stands alone', () => {
    expect(allowedExtensions(['audio'])).not.toContain('pdf');
    expect(allowedExtensions(['image'])).not.toContain('mp3');
    expect(allowedExtensions(['video'])).toEqual(['mp4']);
  });

  test.each(['image/svg+xml', 'text/html', 'application/xml', 'text/plain; charset=utf-8'])(
    'D21: %s is never shown in the browser',
    (type) => expect(isShownInline(type)).toBe(false),
  );
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\report.pdf', 'report.pdf'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['evil\u202efdp.exe', 'evilfdp.exe'],
  ['..', 'file'],
  ['', 'file'],
  ['  Zoë’s  report.pdf ', 'Zoë’s report.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('D21: the name %j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [10.75 * 1024, '11 KB'],
  [100 * 1024 ** 2, '100 MB'],
  [2.25 * 1024 ** 3, '2.3 GB'],
  [5 * 1024 ** 4, '5 TB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('[B-375] [E-162] [K-122] %d bytes are shown as %s', (size, text) => {
  expect(fileSizeText(size)).toBe(text);
});

test('[M-131] [M-133] [M-134] [M-135] [M-136] [M-137] [M-138] the sentences are the spec’s', () => {
  expect(fileMessages.failed('a.pdf')).toBe('a.pdf file upload failed.');
  expect(fileMessages.wrongType(['pdf', 'txt'])).toBe("Only 'pdf, txt' file accepted");
  expect(fileMessages.tooLarge(100)).toBe(
    'The file you have selected is too large. The maximum size is 100MB.',
  );
  expect(fileMessages.tooMany(100)).toBe('You can only upload 100 files');
  expect(fileMessages.onlyOne).toBe('Only 1 document is allowed');
  expect(fileMessages.deleteOne).toBe('Do you want to delete this file?');
  expect(fileMessages.deleteAll).toBe('Do you want delete all files?');
});

describe('who may do what with files', () => {
  const actor = (role: string, tenantName = 'harbour'): Actor => ({
    userId: 'u',
    tenantId: 't',
    roles: [role],
    isHost: false,
    edition: 'MLP',
    features: [],
    attributes: { tenantName },
    ids: {},
  });

  test('[B-328] contractors cannot delete', () => {
    expect(fileRights.mayDelete(actor('CONTRACTOR'))).toBe(false);
    expect(fileRights.mayDelete(actor('STAFF'))).toBe(true);
    expect(whyNotDeleted(actor('CONTRACTOR'), { uploaderId: 'u', wasSent: false })).toBe(
      'notPermitted',
    );
  });

  test('a customer deletes the own uploads until they were sent on, the practice every file', () => {
    const customer = actor('CASE_MANAGER');
    const own = { uploaderId: customer.userId, wasSent: false };

    expect(whyNotDeleted(customer, own)).toBe(null);
    expect(whyNotDeleted(customer, { ...own, wasSent: true })).toBe('fileWasSent');
    expect(whyNotDeleted(customer, { ...own, uploaderId: 'another' })).toBe('fileOfOthers');
    expect(whyNotDeleted(actor('STAFF'), { uploaderId: 'another', wasSent: true })).toBe(null);
  });

  test('[B-329] a demo account does nothing but look; its admin staff is no demo account', () => {
    for (const right of Object.values(fileRights)) {
      expect(right(actor('STAFF', 'demo'))).toBe(false);
      expect(right(actor('ADMIN_STAFF', 'demo'))).toBe(true);
    }
  });
});
