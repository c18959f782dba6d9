import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { afterAll, describe, expect, test } from 'vitest';
import { aPdf, aSignaturePicture } from '../../../testing/index.ts';
import { checkSealOf } from './check-seal.ts';
import { certificateOf, newSealKey } from './new-seal-key.ts';
import { prepareSignedPdf } from './prepare-signed-pdf.ts';
import { readSignable } from './read-signable.ts';
import { readSignaturePicture } from './read-signature-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'caseway-seal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const put = (name: string, bytes: Uint8Array) => {
  writeFileSync(at(name), bytes);
  return at(name);
};

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const now = new Date('2026-11-16T03:00:00Z');
const key = await newSealKey('Praxis Nguyễn', now);
const certificate = certificateOf(key);

const noPlace = { page: null, boxLeft: null, boxTop: null, boxWidth: null };
const caption = 'Signed electronically 2026-11-16 03:00 UTC, ENV-2026-000001';

async function sealed(source: Uint8Array = aPdf('One', 'Two')): Promise<Buffer> {
  const path = put('document.pdf', source);
  const picture = put('signature.png', aSignaturePicture());
  const stamps = [{ ...noPlace, picture, caption }];
  const reason = 'ENV-2026-000001';
  await prepareSignedPdf({ path, out: at('out.pdf'), stamps, reason, now: now.toISOString() });
  const signer = new P12Signer(key.p12, { passphrase: key.passphrase });
  return new SignPdf().sign(readFileSync(at('out.pdf')), signer, now);
}

/** The bytes that the signature is about, and the signature. */
function partsOf(pdf: Buffer) {
  const found = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)/.exec(pdf.toString('latin1')) ?? [];
  const [first = 0, length = 0, second = 0, rest = 0] = found.slice(1).map(Number);
  const hex = pdf.subarray(first + length + 1, second - 1).toString('latin1');
  const content = [pdf.subarray(first, first + length), pdf.subarray(second, second + rest)];
  return { content: Buffer.concat(content), signature: Buffer.from(hex, 'hex') };
}

describe('a sealed PDF', () => {
  test('is intact, by whom and when', async () => {
    expect(checkSealOf(await sealed(), [certificate])).toEqual({
      verdict: 'intact',
      sealedBy: 'Praxis Nguyễn',
      sealedAt: now.toISOString(),
    });
  });

  test.skipIf(!hasOpenssl)('is verified by OpenSSL, which knows nothing of us', async () => {
    const { content, signature } = partsOf(await sealed());
    const files = [
      ['-in', put('seal.der', signature)],
      ['-content', put('content.bin', content)],
      ['-CAfile', put('certificate.pem', Buffer.from(certificate))],
      ['-out', '/dev/null'],
    ].flat();
    const options = ['cms', '-verify', '-binary', '-inform', 'DER', '-partial_chain', ...files];

    expect(() => execFileSync('openssl', options, { stdio: 'pipe' })).not.toThrow();
    put('content.bin', Buffer.concat([content, Buffer.from(' ')]));
    expect(() => execFileSync('openssl', options, { stdio: 'pipe' })).toThrow(
      /verification failure/i,
    );
  });

  test('a changed byte is found, also behind the signature in the room for it', async () => {
    const pdf = await sealed();
    const places = [20, 400, pdf.indexOf('/Contents <') + 30_000, pdf.length - 10];

    for (const place of places) {
      const changed = Buffer.from(pdf);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(checkSealOf(changed, [certificate]).verdict).toBe('changed');
    }
  });

  test('what was added behind the seal is found', async () => {
    const longer = Buffer.concat([await sealed(), Buffer.from('\n% more')]);

    expect(checkSealOf(longer, [certificate]).verdict).toBe('changed');
  });

  test('a file without a seal, or with that of somebody else, is not ours', async () => {
    const other = certificateOf(await newSealKey('Another practice', now));

    expect(checkSealOf(aPdf(), [certificate]).verdict).toBe('notOurs');
    expect(checkSealOf(await sealed(), [other]).verdict).toBe('notOurs');
    expect(checkSealOf(Buffer.from('no PDF'), []).verdict).toBe('notOurs');
  });
});

describe('what is sealed', () => {
  test.each([0, 90, 180, 270])('keeps its pages, also turned by %i degrees', async (turned) => {
    const pdf = await PDFDocument.load(aPdf('One', 'Two', 'Three'));
    for (const page of pdf.getPages()) page.setRotation(degrees(turned));

    const bytes = await sealed(await pdf.save());

    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
    expect(checkSealOf(bytes, [certificate]).verdict).toBe('intact');
  });

  test('a form that was filled in is no longer a form, and is sealed', async () => {
    const pdf = await PDFDocument.load(aPdf());
    pdf.getForm().createTextField('name').addToPage(pdf.getPage(0));

    const bytes = await sealed(await pdf.save());

    const fields = (await PDFDocument.load(bytes)).getForm().getFields();
    expect(fields.map((field) => field.getName())).toEqual(['Seal']);
    expect(checkSealOf(bytes, [certificate]).verdict).toBe('intact');
  });
});

test('only a PDF without a password can be signed', async () => {
  const locked = await PDFDocument.load(aPdf());
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });

  expect(await readSignable({ path: put('a.pdf', aPdf('One', 'Two')) })).toHaveLength(2);
  expect(await readSignable({ path: put('b.pdf', await locked.save()) })).toBeNull();
  expect(await readSignable({ path: put('c.pdf', Buffer.from('%PDF-1.7 no more')) })).toBeNull();
});

test('a signature is a picture with something on it', async () => {
  const read = (bytes: Uint8Array) =>
    readSignaturePicture({ path: put('in.png', bytes), out: at('out.png') });

  expect(await read(aSignaturePicture())).toBe(true);
  expect(await read(aSignaturePicture({ isEmpty: true }))).toBe(false);
  expect(await read(Buffer.from('<svg/>'))).toBe(false);
});
