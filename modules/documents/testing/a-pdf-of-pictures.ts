import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';

/** A page of paper as a scanner sees it. */
export function aPictureOfText(...lines: readonly string[]): Buffer {
  const canvas = createCanvas(1240, 1754);
  const paper = canvas.getContext('2d');
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = 'black';
  paper.font = '36px sans-serif';
  lines.forEach((line, at) => paper.fillText(line, 100, 160 + at * 64));
  return canvas.toBuffer('image/jpeg');
}

/** Each page is a picture: no letter of it is text. */
export async function aPdfOfPictures(...pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const lines of pages) {
    const picture = await pdf.embedJpg(aPictureOfText(...lines));
    pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  }
  return Buffer.from(await pdf.save());
}
