import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocx } from '../../testing/a-docx.ts';
import { fileAsHtml } from './file-as-html.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caseway-html-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function shown(extension: string, content: Buffer | string): Promise<string | null> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return fileAsHtml({ path, extension }, () => {});
}

const mail = (type: string, body: string) =>
  [
    'From: "Ann Example" <ann@example.test>',
    'To: rooms@harbour.test',
    'Subject: =?utf-8?Q?Report_f=C3=BCr_Zo=C3=AB?=',
    'Date: Thu, 05 Mar 2026 09:00:00 +1100',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; charset=utf-8`,
    '',
    body,
  ].join('\r\n');

test('a document of Word becomes paragraphs', async () => {
  expect(await shown('docx', await aDocx('Seen on Monday'))).toBe('<p>Seen on Monday</p>');
});

test('a document of Word keeps its header and footer, and leaves out the number of one page', async () => {
  const margins = { header: 'Dr Menon &amp; Partners', footer: 'Confidential' };
  const markup = await shown('docx', await aDocx('Seen on Monday', margins));

  expect(markup).toBe(
    '<table class="docx-pages"><thead><tr><td><p>Dr Menon &amp; Partners</p></td></tr></thead>' +
      '<tbody><tr><td><p>Seen on Monday</p></td></tr></tbody>' +
      '<tfoot><tr><td><p>Confidential</p></td></tr></tfoot></table>',
  );
});

test('a mail shows who wrote what, whichever way it was written', async () => {
  const plain = await shown('eml', mail('text/plain', 'Dear <Doctor>'));
  const rich = await shown(
    'eml',
    mail(
      'text/html',
      '<p onclick="x()">Dear <b>Doctor</b></p><script>alert(1)</script><img src="https://spy.example/1.gif">',
    ),
  );

  expect(plain).toContain('Report für Zoë');
  expect(plain).toContain('Ann Example &lt;ann@example.test&gt;');
  expect(plain).toContain('Dear &lt;Doctor&gt;');
  expect(rich).toContain('Dear <b>Doctor</b>');
  expect(rich).not.toMatch(/onclick|script|spy/);
});

test('a text is read in the letters it was written with', async () => {
  expect(await shown('txt', Buffer.from('Zoë', 'utf8'))).toBe('<pre>Zoë</pre>');
  expect(await shown('txt', Buffer.from('Zo\xeb', 'latin1'))).toBe('<pre>Zoë</pre>');
  expect(await shown('txt', Buffer.from('\ufeffZoë', 'utf16le'))).toBe('<pre>Zoë</pre>');
});

test('what is no document is told apart', async () => {
  expect(await shown('docx', 'no archive')).toBeNull();
});
