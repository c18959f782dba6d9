import { describe, expect, test } from 'vitest';
import { html } from '#kernel/domain';
import { cssString } from './css-string.ts';
import { defineDocument } from './define-document.ts';
import { letterheadHtml, letterheadOf } from './letterhead.ts';
import { contrast, inkOf, inkOn } from './readable-colour.ts';

const greeting = defineDocument<{ to: string }>({
  name: 'greeting',
  title: ({ to }) => `To ${to}`,
  fileName: ({ to }) => `Greeting ${to}`,
  parts: ({ to }) => [html`<h1>Dear ${to}</h1>`, html`<p>Yours</p>`],
});
const practice = letterheadOf('Harbour "Medico" </style><b>');
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('a document', () => {
  test('is a whole page with its title, one section a part and the letterhead on each', () => {
    const written = greeting.write({ to: 'Nguyễn' }, letterheadOf('Harbour'));

    expect(written).toMatchObject({ name: 'greeting', title: 'To Nguyễn' });
    expect(written.html).toMatch(/^<!doctype html>\s*<html lang="en-AU">/);
    expect(written.html).toContain('<title>To Nguyễn</title>');
    expect(written.html.match(/<section class="part">/g)).toHaveLength(2);
    expect(written.html.match(/<header class="letterhead classic">/g)).toHaveLength(2);
  });

  test('escapes what people typed, in the text, the title and the style', () => {
    const { html: page } = greeting.write({ to: '<script>x</script>' }, practice);

    expect(page).toContain('Dear &lt;script&gt;x&lt;/script&gt;');
    expect(page).toContain('<title>To &lt;script&gt;x&lt;/script&gt;</title>');
    expect(page).not.toContain('<script');
    expect(page.match(/<\/style>/g)).toHaveLength(1);
  });

  test('has a file name that a disk and a header take', () => {
    expect(greeting.write({ to: 'a/b: "c"' }, practice).fileName).toBe('Greeting a-b_ _c_');
    expect(greeting.write({ to: '王' }, practice).fileName).toBe('Greeting 王');
  });

  test('is A4 with margins, and its footer counts the pages', () => {
    const { html: page } = greeting.write({ to: 'you' }, letterheadOf('Harbour'));

    expect(page).toContain('size: A4 portrait;');
    expect(page).toContain('content: "Harbour · To you";');
    expect(page).toContain('content: "Page " counter(page) " of " counter(pages);');
  });
});

describe('the letterhead', () => {
  test('shows what the practice has given, and nothing for what it has not', () => {
    const { markup } = letterheadHtml(
      letterheadOf('Harbour', {
        logo: 'data:image/png;base64,AA==',
        addresses: ['1 Bent Street, Sydney'],
        abn: '51824753556',
        phone: '0255501237',
      }),
    );

    expect(plain(markup)).toContain(
      '<li>1 Bent Street, Sydney</li><li>Phone 02 5550 1237</li><li>ABN 51 824 753 556</li>',
    );
    expect(markup).toContain('src="data:image/png;base64,AA=="');
    expect(letterheadHtml(letterheadOf('Harbour')).markup).not.toMatch(/<img|<li/);
  });
});

describe('the look of the letterhead', () => {
  const pageOf = (look: Parameters<typeof letterheadOf>[1]) =>
    greeting.write({ to: 'you' }, letterheadOf('Harbour', look)).html;

  test('the footer says what the practice wants, with or without the number of the page', () => {
    const page = pageOf({ footerText: 'Private "and" confidential', hasPageNumbers: false });

    expect(page).toContain(String.raw`content: "Private \22 and\22  confidential · To you";`);
    expect(page).not.toContain('counter(pages)');
  });

  test('the size of the text and the layout are the chosen ones', () => {
    expect(pageOf({ fontSize: 'large' })).toContain('font: 11.5pt/1.45');
    expect(pageOf({ layout: 'centred' })).toContain('<header class="letterhead centred">');
    expect(pageOf({ layout: 'centred' })).toContain('.letterhead.centred');
    expect(pageOf({ layout: 'classic' })).not.toContain('.letterhead.centred');
  });

  test('whatever the accent colour is, the words can be read', () => {
    for (const accent of ['#ffe600', '#0c6070', '#ffffff', '#000000', '#808080']) {
      expect(contrast(inkOf(accent), '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inkOn(accent), accent)).toBeGreaterThanOrEqual(4);
    }
    expect(inkOf('#0c6070')).toBe('#0c6070');
  });

  test('headings stay with their text, heads of tables come again', () => {
    const page = pageOf({});

    expect(page).toContain('h1, h2, h3 { break-after: avoid;');
    expect(page).toContain('thead { display: table-header-group; }');
  });
});

test('a CSS string ends where it ends, and keeps its letters', () => {
  expect(cssString('Wałęsa 王')).toBe('"Wałęsa 王"');
  expect(cssString('a"b\\c</style>\n')).toBe(String.raw`"a\22 b\5c c\3c /style\3e \a "`);
});
