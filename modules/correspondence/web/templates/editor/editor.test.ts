import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { templateDefaults } from '../../../domain/index.ts';
import { templateExtensions } from './extensions.ts';
import { fitsEditor } from './fits-editor.ts';
import { toEditorHtml } from './to-editor.ts';
import { toSource } from './to-source.ts';

/** Through the editor and back, as if somebody had opened and saved it. */
function roundTrip(source: string): string {
  const editor = new Editor({ extensions: templateExtensions, content: toEditorHtml(source) });
  const html = editor.getHTML();
  editor.destroy();
  return toSource(html);
}

describe('a template in the editor', () => {
  test.each(templateDefaults.map(({ key, content }) => [key, content]))(
    '%s comes back as it was',
    (_, content) => {
      expect(roundTrip(content)).toBe(content);
    },
  );

  test.each([
    '<p>Dear {% if client.email %}x{% else %}y{% endif %}, {{ client.firstName | default: "you" }}</p>',
    '{% if fee == "a" %}\n<p>1</p>\n{% elsif fee %}\n<p>2</p>\n{% else %}\n<p>3</p>\n{% endif %}',
    '<p><a href="{{ link }}">{{ link }}</a> &amp; <strong>&lt;b&gt;</strong></p>',
  ])('%s comes back as it was', (source) => {
    expect(roundTrip(source)).toBe(source);
  });

  test('what the editor cannot hold is noticed', () => {
    expect(fitsEditor('<p title="{% if a %}b{% endif %}">x</p>')).toBe(false);
    expect(fitsEditor('<p>{{  a }}</p>')).toBe(true);
  });

  test.each(templateDefaults.map(({ key, content }) => [key, content]))(
    '%s can be written in the editor',
    (_, content) => {
      expect(fitsEditor(content)).toBe(true);
    },
  );
});
