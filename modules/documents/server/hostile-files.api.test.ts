import { expect, test } from 'vitest';
import { eventually } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import {
  aHugePng,
  aPdf,
  aPdfClaiming,
  aPdfOfManyPages,
  aZipBomb,
  anEncryptedPdf,
  filesTestServer,
} from '../testing/index.ts';

registerCatalogue();
const server = await filesTestServer({ role: 'all' });
const script = '<script>fetch("/app/users")</script>';

async function aRecord() {
  const staff = server.uploader();
  const company = await staff.company();
  const place = `?fromModule=COMPANY&objectId=${company.id}`;
  const add = (name: string, bytes: Buffer | string) => staff.upload({ name, bytes }, place);
  const pages = async () => {
    const { items = [] } = (await staff.api.get(`/app/files${place}`)).body;
    return Object.fromEntries(items.map((file) => [String(file.name), file.numberOfPages]));
  };
  return { staff, add, pages };
}

test.each([
  ['page.html', `<html><body>${script}</body></html>`, 'attachment'],
  ['page.htm', `<!doctype html>${script}`, 'attachment'],
  ['drawing.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'attachment'],
  [
    'data.xml',
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x/>`,
    'attachment',
  ],
  ['notes.txt', script, 'attachment'],
  ['both.gif', `GIF89a/*${script}*/`, 'inline'],
  ['both.pdf', `%PDF-1.7\n<html>${script}</html>`, 'inline'],
])(
  'D21: %s is kept, and whoever opens it runs nothing in our origin',
  async (name, bytes, manner) => {
    const { staff, add } = await aRecord();
    const { body } = await add(name, bytes);

    const { headers, status } = await staff.api.get(`/app/files/${body.id}`);

    expect(status).toBe(200);
    expect(String(headers['content-disposition'])).toMatch(new RegExp(`^${manner};`));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*\bsandbox$/);
    expect(headers['content-security-policy']).not.toContain('allow-scripts');
  },
);

test.each([
  ['report.pdf', `<html>${script}</html>`],
  ['report.docx', aZipBomb('bomb.bin', 20)],
  ['picture.png', `<svg>${script}</svg>`],
  ['picture.jpg', 'GIF89a'],
])(
  '[M-133] %s with the content of another kind is refused in the words of the spec',
  async (name, bytes) => {
    const { add } = await aRecord();

    const answer = await add(name, bytes);

    expect(answer.status).toBe(415);
    expect(answer.body.error?.message).toMatch(/^Only '.*' file accepted$/);
  },
);

test('an archive is kept as it came: nothing ever unpacks it', async () => {
  const { staff, add } = await aRecord();
  const bomb = aZipBomb('bomb.bin', 100);

  const { body } = await add('bomb.zip', bomb);

  expect(body.fileSizeInByte).toBe(bomb.length);
  expect((await staff.api.get(`/app/files/${body.id}`)).raw).toEqual(bomb);
});

test('a picture of four gigapixels is kept unopened', async () => {
  const { add } = await aRecord();

  expect(await add('huge.png', aHugePng(65_535))).toMatchObject({
    status: 201,
    body: { contentType: 'image/png', numberOfPages: null },
  });
});

test('broken, locked and monstrous PDFs stall nothing: the next one is counted', async () => {
  const { add, pages } = await aRecord();
  await add('broken.pdf', aPdf().subarray(0, 100));
  await add('locked.pdf', anEncryptedPdf());
  await add('liar.pdf', aPdfClaiming(9_999_999_999));
  await add('long.pdf', aPdfOfManyPages(100_000));
  await add('good.pdf', aPdf('one', 'two'));

  const counted = await eventually(pages, (now) => String(now['good.pdf']) === '2', 120);

  expect(counted).toMatchObject({ 'broken.pdf': null, 'locked.pdf': null });
  expect(Number(counted['liar.pdf'])).toBeLessThanOrEqual(1);
  await eventually(pages, (now) => String(now['long.pdf']) === '100000', 120);
});
