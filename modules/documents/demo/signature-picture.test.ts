import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { signaturePicture } from './signature-picture.ts';

test('a signature of the demo is a picture that a document takes, the same for the same name', async () => {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(signaturePicture('Mia Wong'));

  expect([picture.width, picture.height]).toEqual([300, 100]);
  expect(signaturePicture('Mia Wong')).toEqual(signaturePicture('Mia Wong'));
  expect(signaturePicture('Mia Wong')).not.toEqual(signaturePicture('Ola Berg'));
});
