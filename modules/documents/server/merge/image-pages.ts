import { PDFDocument } from '@cantoo/pdf-lib';
import { loadImage, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

const a4 = [595.28, 841.89] as const;
const margin = 28;
const limits = { limitInputPixels: 200_000_000 } as const;
const mostPages = 500;

/** A picture as pages of A4; a fax has several. */
export async function imagePages(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  for (const jpeg of await jpegsOf(bytes)) {
    const image = await document.embedJpg(jpeg);
    const isWide = image.width > image.height;
    const [width, height] = isWide ? [a4[1], a4[0]] : a4;
    const page = document.addPage([width, height]);
    const scale = Math.min(
      1,
      (width - 2 * margin) / image.width,
      (height - 2 * margin) / image.height,
    );
    const size = { width: image.width * scale, height: image.height * scale };
    page.drawImage(image, {
      ...size,
      x: (width - size.width) / 2,
      y: (height - size.height) / 2,
    });
  }
  return document;
}

/** Turned as its camera says, on white. */
async function jpegsOf(bytes: Uint8Array): Promise<Buffer[]> {
  const readable = await sharp(bytes, limits)
    .metadata()
    .then((facts) => ({
      source: Buffer.from(bytes),
      pages: facts.format === 'gif' ? 1 : facts.pages,
    }))
    .catch(async () => ({ source: await asPng(bytes), pages: 1 }));
  const count = Math.min(readable.pages ?? 1, mostPages);
  const jpegs = [];
  for (let page = 0; page < count; page += 1) {
    const picture = sharp(readable.source, { ...limits, page });
    jpegs.push(
      await picture.rotate().flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer(),
    );
  }
  return jpegs;
}

/** What sharp does not know, such as BMP. */
async function asPng(bytes: Uint8Array): Promise<Buffer> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.encode('png');
}
