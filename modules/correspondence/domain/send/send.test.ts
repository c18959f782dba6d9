import { expect, test } from 'vitest';
import { areAddresses, splitAddresses } from './addresses.ts';
import { composeMessage, linkPlaceholder, withLinks, withLinksInText } from './compose-message.ts';
import { fitsInMail } from './mail-limits.ts';
import { plainTextOf } from './plain-text.ts';

const file = { fileId: 'f', name: 'a & b.pdf', contentType: 'application/pdf', size: 2048 };
const draft = {
  html: '<p>Hello</p>',
  files: [file],
  codeBy: 'email',
  recordUrl: 'https://app.test/view/companies/detail/1',
} as const;

test.each([
  ['a@b.co, c@d.co;e@f.co\n g@h.co ', ['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co']],
  ['a@b.co,a@b.co,,', ['a@b.co']],
  ['', []],
])('%j is several addresses', (typed, addresses) => {
  expect(splitAddresses(typed)).toEqual(addresses);
});

test.each(['a@b', 'a b@c.co', '<a@b.co>', `${'x'.repeat(250)}@b.co`])('%s is no address', (one) => {
  expect(areAddresses([one])).toBe(false);
});

test.each([
  ['<p>Dear Anna,</p><p>Hi<br>there</p>', 'Dear Anna,\n\nHi\nthere\n'],
  ['<ul><li>one</li><li>two</li></ul>', '- one\n- two\n'],
  ['<a href="https://a.test/?x=1&amp;y=2">here</a>', 'here (https://a.test/?x=1&y=2)\n'],
  ['<a href="https://a.test">https://a.test</a>', 'https://a.test\n'],
  ['a &lt; b &amp;&nbsp;c &#39;d&#x27; &#0;&unknown;', "a < b & c 'd' &unknown;\n"],
  ['<p> </p>', '\n'],
])('the text of %s', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

test('files that go along are not named in the words', () => {
  expect(composeMessage({ ...draft, delivery: 'attachment' }).html).toBe('<p>Hello</p>');
});

test.each(['link', 'both'] as const)('[E-056] %s names each file with a link', (delivery) => {
  const { html, text } = composeMessage({ ...draft, delivery });

  expect(html).toContain(`<a href="${linkPlaceholder(0)}">a &amp; b.pdf</a>`);
  expect(text).toContain('second email');
});

test('[E-056] logged-in only names the page and no link to the file', () => {
  const { html } = composeMessage({ ...draft, delivery: 'loggedIn' });

  expect(html).toContain(draft.recordUrl);
  expect(html).not.toContain(linkPlaceholder(0));
});

test('links take the place that was kept for them', () => {
  const { html, text } = composeMessage({ ...draft, delivery: 'link' });
  const links = ['https://app.test/one?a=1&b=2'];

  expect(withLinks(html, links)).toContain('href="https://app.test/one?a=1&amp;b=2"');
  expect(withLinksInText(text, links)).toContain('(https://app.test/one?a=1&b=2)');
});

test('a mail takes 18 MB and not a byte more', () => {
  const size = 9 * 1024 * 1024;

  expect(fitsInMail([{ size }, { size }])).toBe(true);
  expect(fitsInMail([{ size }, { size }, { size: 1 }])).toBe(false);
});
