import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { meanOfColours } from '../../domain/clean-pages/index.ts';
import type { GreyPicture } from '../../domain/clean-pages/index.ts';

type Size = { readonly width: number; readonly height: number };

/** A4 at 600 dots an inch. What is larger is shrunk while it is read: slow, in little memory. */
const mostDecoded = 40_000_000;
/** A bomb: PDF.js refuses it as well. */
const mostRead = 200_000_000;

/** Null: the scan is broken; PDF.js may still make something of it. */
export async function shrunkScan(image: Uint8Array, size: Size): Promise<GreyPicture | null> {
  try {
    const { width, height } = await sharp(image, { limitInputPixels: mostRead }).metadata();
    return width * height <= mostDecoded ? await drawn(image, size) : await streamed(image, size);
  } catch {
    return null;
  }
}

/** The canvas decodes a JPEG three times as quickly as sharp does, on a thread of its own. */
async function drawn(image: Uint8Array, { width, height }: Size): Promise<GreyPicture> {
  const scan = await loadImage(image);
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(scan, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, dots: meanOfColours(data, 4) };
}

async function streamed(image: Uint8Array, { width, height }: Size): Promise<GreyPicture> {
  const { data, info } = await sharp(image, { limitInputPixels: mostRead, failOn: 'error' })
    .resize({ width, height, fit: 'fill', kernel: 'linear', fastShrinkOnLoad: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, dots: meanOfColours(data, info.channels) };
}
