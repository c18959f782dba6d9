import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

describe('the content of a notification', () => {
  test.each([
    ['<p>Hello <b>you</b></p>', '<p>Hello <b>you</b></p>'],
    ['<b onclick="x()">a</b>', '<b>a</b>'],
    ['<script>alert(1)</script>after', 'after'],
    ['<style>a{}</style>after', 'after'],
    ['<svg><script>x</script></svg>after', 'after'],
    ['<img src=x onerror=alert(1)>after', 'after'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.test">a</a>', '<a>a</a>'],
    ['<a href="/view/x?a=1&amp;b=2">a</a>', '<a href="/view/x?a=1&amp;b=2" rel="noopener">a</a>'],
    ['<a href=https://a.test/b>a</a>', '<a href="https://a.test/b" rel="noopener">a</a>'],
    ['<b><i>a</b>', '<b><i>a</i></b>'],
    // A browser reads a stray end of a paragraph as an empty one, too.
    ['</p>a<p>', '<p></p>a<p></p>'],
    ['1 < 2 & 3 &lt; 4', '1 &lt; 2 &amp; 3 &lt; 4'],
    ['<!-- <b> -->a<!-- ', 'a'],
    ['<b title="><script>x</script>">a', '<b>a</b>'],
    ['<scr<b>ipt>', 'ipt&gt;'],
  ])('%s becomes %s', (given, clean) => {
    expect(sanitiseHtml(given)).toBe(clean);
  });

  test('whatever is given, only listed tags without surprises come out', () => {
    const tag = /<(?!\/?(?:b|strong|i|em|u|p|ul|ol|li|br|a)>|a href="[^"<>\s]*" rel="noopener">)/;
    const bits = [
      '<',
      '>',
      '"',
      "'",
      '/',
      'script',
      'a',
      ' href=',
      'javascript:',
      'on=',
      '&',
      '<!--',
      'b',
      'x',
    ];

    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 25 }), (parts) => {
        const clean = sanitiseHtml(parts.join(''));
        expect(clean).not.toMatch(tag);
        expect(sanitiseHtml(clean)).toBe(clean);
      }),
    );
  });
});
