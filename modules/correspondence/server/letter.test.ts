import { expect, test } from 'vitest';
import { letter } from './letter.ts';

test('a name cannot bring markup into a mail, and a link can be clicked', () => {
  const { text, html } = letter('Hello', [
    'Dear <b>"O\'Brien"</b> & Co,',
    'https://a.test/?a=1&b=2',
  ]);

  expect(text).toBe('Dear <b>"O\'Brien"</b> & Co,\n\nhttps://a.test/?a=1&b=2\n');
  expect(html).toBe(
    '<p>Dear &lt;b&gt;&quot;O&#39;Brien&quot;&lt;/b&gt; &amp; Co,</p>\n' +
      '<p><a href="https://a.test/?a=1&amp;b=2">https://a.test/?a=1&amp;b=2</a></p>',
  );
});
