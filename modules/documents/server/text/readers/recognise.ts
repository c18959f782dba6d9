import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import type { ReadPage } from './page-source.ts';

/** The data of the language lies in its package: nothing is fetched and nothing is kept elsewhere. */
const languageFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng'))),
  '4.0.0_best_int',
);
const mostPixels = 12_000_000;

const start = () =>
  createWorker('eng', 1, {
    langPath: languageFolder,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });

let worker: ReturnType<typeof start> | null = null;

/** Grey, upright and no larger than the recognition needs; null where nothing is on the page. */
async function prepared(picture: Uint8Array): Promise<Buffer | null> {
  const source = sharp(picture, { limitInputPixels: 200_000_000, failOn: 'none' });
  const { width, height } = await source.metadata();
  const share = Math.min(1, Math.sqrt(mostPixels / Math.max(1, width * height)));
  const grey = source
    .rotate()
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: Math.max(1, Math.round(width * share)), withoutEnlargement: true });
  const bytes = await grey.png({ compressionLevel: 1 }).toBuffer();
  const { channels } = await sharp(bytes).stats();
  return (channels[0]?.stdev ?? 0) < 1 ? null : bytes;
}

/** The words that a picture shows. */
export async function recognise(picture: Uint8Array): Promise<ReadPage> {
  const bytes = await prepared(picture);
  if (!bytes) return { text: '', source: 'ocr', confidence: 0 };
  worker ??= start();
  const { data } = await (await worker).recognize(bytes);
  return { text: data.text, source: 'ocr', confidence: Math.round(data.confidence) };
}
