import { deflateRawSync } from 'node:zlib';
import { aPdf } from './a-pdf.ts';

/** A PDF that says it has this many pages; the tree holds one. */
export const aPdfClaiming = (pages: number): Buffer =>
  Buffer.from(aPdf().toString('latin1').replace('/Count 1 ', `/Count ${pages} `), 'latin1');

/** Empty pages, but really so many. */
export function aPdfOfManyPages(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /MediaBox [0 0 9 9] /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R >>'),
  ];
  const lines = [
    '%PDF-1.4\n',
    ...objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`),
  ];
  let at = 0;
  const offsets = lines.map((line) => (at += line.length));
  const rows = offsets
    .slice(0, -1)
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  const head = `xref\n0 ${count}\n0000000000 65535 f \n`;
  const tail = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from([...lines, head, ...rows, tail].join(''), 'latin1');
}

/** Opens with a password that nobody here has. */
export const anEncryptedPdf = (): Buffer => {
  const secret = `<${'5a'.repeat(32)}>`;
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -4 >>`;
  const id = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`;
  const text = aPdf().toString('latin1');
  return Buffer.from(text.replace('/Root 1 0 R >>', `/Root 1 0 R ${encrypt} ${id} >>`), 'latin1');
};

/** An archive of one entry that unpacks to so many megabytes. */
export function aZipBomb(entry: string, megabytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024));
  const name = Buffer.from(entry);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(megabytes * 1024 * 1024, 18);
  facts.writeUInt16LE(name.length, 22);
  return Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, packed]);
}

/** The head of a picture of this many pixels each way, and nothing behind it. */
export function aHugePng(side: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  return Buffer.concat([mark, Buffer.from('IHDR'), size, Buffer.from([8, 6, 0, 0, 0, 0, 0, 0, 0])]);
}
