import { describe, expect, test } from 'vitest';
import { fillDocumentXml } from './fill-document-xml.ts';

const p = (...runs: string[]) =>
  `<w:p><w:pPr/>${runs.map((text) => `<w:r><w:t>${text}</w:t></w:r>`).join('')}</w:p>`;
const textOf = (xml: string) =>
  [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map((found) => found[1]).join('|');

describe('a Word document', () => {
  test('gets the values of its variables, however Word divided them', () => {
    const xml = p('Re: {{ cli', 'ent.full', 'Name }}, born {{client.born}}.');

    const filled = fillDocumentXml(xml, {
      'client.fullName': 'Noor Haddad',
      'client.born': '1 May',
    });

    expect(textOf(filled)).toBe('Re: Noor Haddad||, born 1 May.');
  });

  test('carries a value as text, whatever stands in it', () => {
    const filled = fillDocumentXml(p('{{ name }}'), { name: '<w:p> & "co" \u0000{{ name }}' });

    expect(textOf(filled)).toBe('&lt;w:p&gt; &amp; "co" {{ name }}');
  });

  test('says nothing where nothing is known, and leaves what nobody explains', () => {
    const filled = fillDocumentXml(p('A {{ one }} B {{ constructor }}'), { one: null });

    expect(textOf(filled)).toBe('A  B {{ constructor }}');
  });

  test('does not join a variable over two paragraphs', () => {
    const xml = `${p('{{ na')}${p('me }}')}`;

    expect(fillDocumentXml(xml, { name: 'x' })).toBe(xml);
  });
});
