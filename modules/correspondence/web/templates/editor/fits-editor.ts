import { getSchema } from '@tiptap/core';
import { DOMParser as Reader, DOMSerializer } from '@tiptap/pm/model';
import type { Schema } from '@tiptap/pm/model';
import { templateExtensions } from './extensions.ts';
import { toEditorHtml } from './to-editor.ts';
import { holdsAll } from './to-source.ts';

let schema: Schema | undefined;

/** Whether the editor keeps every variable, condition and repeat of the source; else it is written as it is. */
export function fitsEditor(source: string): boolean {
  schema ??= getSchema(templateExtensions);
  const { body } = new DOMParser().parseFromString(toEditorHtml(source), 'text/html');
  const kept = Reader.fromSchema(schema).parse(body);
  const shown = document.createElement('div');
  shown.append(DOMSerializer.fromSchema(schema).serializeFragment(kept.content));
  return holdsAll(source, shown.innerHTML);
}
