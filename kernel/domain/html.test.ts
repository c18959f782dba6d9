import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Html, escapeHtml, html } from './html.ts';

describe('html', () => {
  test('escapes every value, between tags and in attributes', () => {
    const typed = `"><script>alert('x')</script> & Co`;

    const { markup } = html`<p title="${typed}">${typed}</p>`;

    const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; Co';
    expect(markup).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  test('takes markup as it is, also from lists of lists', () => {
    const rows = ['a', 'b<'].map((name) => html`<li>${name}</li>`);

    expect(html`${[rows, [new Html('<li>c</li>'), '<d>']]}`.markup).toBe(
      '<li>a</li><li>b&lt;</li><li>c</li>&lt;d&gt;',
    );
  });

  test('writes nothing for what is absent, and writes a zero', () => {
    const absent = [null, undefined, false] as const;

    expect(html`${null}${undefined}${false}${''}${absent}|${0}|${12.5}`.markup).toBe('|0|12.5');
  });

  test('no text at all brings a tag or ends an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });
});
