import { expect, test } from 'vitest';
import { shownKind } from './shown-kinds.ts';

test.each([
  ['Brief.PDF', 'pdf'],
  ['Fax of the hospital.tif', 'scan'],
  ['Fax.TIFF', 'scan'],
  ['Photo.jpeg', 'image'],
  ['Letter.docx', 'page'],
  ['Dictation.mp3', 'audio'],
  ['Study.dcm', 'none'],
])('%s is read as %s', (name, kind) => {
  expect(shownKind(name)).toBe(kind);
});
