import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

test('a mail can be read without HTML', () => {
  const html = [
    '<p>Dear &lt;b&gt; &amp; Co,</p>',
    '<p>First<br>second</p>',
    '<ul><li><p>one</p></li><li>two</li></ul>',
    '<table><tbody><tr><th>Day</th><th>Amount</th></tr><tr><td>1 May</td><td>$5</td></tr></tbody></table>',
    '<p><a href="https://a.test/x">https://a.test/x</a> and <a href="https://b.test">here</a></p>',
  ].join('\n');

  expect(textOfHtml(html)).toBe(
    'Dear <b> & Co,\n\nFirst\nsecond\n\n- one\n\n- two\n\nDay | Amount\n1 May | $5\n\nhttps://a.test/x and here (https://b.test)\n',
  );
});
