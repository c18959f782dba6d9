import { writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Progress } from '../file-process/file-works.ts';

/** A page as large as A4 at 200 dots an inch is read well. */
const limits = { pixels: 200_000_000, side: 2400, pages: 200 } as const;

/** The longer side of A4. */
const points = 842;

type Input = { readonly path: string; readonly out: string };

/** In the file process: each picture fills a page, so that places found in it are those of the page. */
export async function scanAsPdf(
  { path, out }: Input,
  progress: Progress,
): Promise<{ readonly pages: number }> {
  const options = { limitInputPixels: limits.pixels } as const;
  const { pages: all = 1 } = await sharp(path, options).metadata();
  const count = Math.min(all, limits.pages);
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) {
    const picture = await sharp(path, { ...options, page })
      .flatten({ background: '#fff' })
      .resize({ width: limits.side, height: limits.side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer();
    const image = await document.embedJpg(picture);
    const scale = points / Math.max(image.width, image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
    progress((page + 1) / count);
  }
  await writeFile(out, await document.save());
  return { pages: count };
}
