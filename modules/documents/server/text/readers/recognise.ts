import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import type { Page } from 'tesseract.js';
import type { PlacedWord } from '../../../domain/index.ts';
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

type Prepared = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** Grey, upright and no larger than the recognition needs; null where nothing is on the page. */
async function prepared(picture: Uint8Array): Promise<Prepared | null> {
  const source = sharp(picture, { limitInputPixels: 200_000_000, failOn: 'none' });
  const { width, height } = await source.metadata();
  const share = Math.min(1, Math.sqrt(mostPixels / Math.max(1, width * height)));
  const grey = source
    .rotate()
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: Math.max(1, Math.round(width * share)), withoutEnlargement: true });
  const { data: bytes, info } = await grey
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(bytes).stats();
  return (channels[0]?.stdev ?? 0) < 1 ? null : { bytes, width: info.width, height: info.height };
}

/** The words that a picture shows. */
export async function recognise(picture: Uint8Array): Promise<ReadPage> {
  const ready = await prepared(picture);
  if (!ready) return { text: '', source: 'ocr', confidence: 0 };
  worker ??= start();
  const { data } = await (await worker).recognize(ready.bytes, {}, { text: true, blocks: true });
  const confidence = Math.round(data.confidence);
  return { text: data.text, source: 'ocr', confidence, places: placesOf(data, ready) };
}

const share = (part: number, whole: number): number =>
  Math.round((Math.max(0, part) / Math.max(1, whole)) * 10_000) / 10_000;

/** Lines of recognised words; what stands on the page, in the order of reading. */
const placesOf = (
  { blocks }: Pick<Page, 'blocks'>,
  { width, height }: Prepared,
): readonly PlacedWord[] =>
  (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => words)
    .map(({ text, bbox: { x0, y0, x1, y1 } }) => [
      text,
      share(x0, width),
      share(y0, height),
      share(x1 - x0, width),
      share(y1 - y0, height),
    ]);
