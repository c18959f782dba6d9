import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { PDFDocument } from '@cantoo/pdf-lib';

type Sheet = {
  readonly lines?: readonly string[];
  /** Grey dots that a scanner sees on clean paper, of 255. */
  readonly noise?: number;
  readonly seed?: number;
  readonly punched?: boolean;
  readonly ink?: string;
  /** Where the sheet lay on the glass, in dots. */
  readonly shift?: readonly [number, number];
  readonly dotsPerInch?: number;
};

/** The same numbers for the same seed. */
function dice(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One sheet of A4 on the glass of a scanner, as the JPEG that it makes. */
export async function aScan(sheet: Sheet = {}): Promise<Buffer> {
  const { lines = [], noise = 4, seed = 1, punched = false, shift = [0, 0] } = sheet;
  const { ink = '#222', dotsPerInch = 200 } = sheet;
  const unit = dotsPerInch / 200;
  const canvas = createCanvas(Math.round(1654 * unit), Math.round(2339 * unit));
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#f7f6f2';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(...shift);
  pen.scale(unit, unit);
  pen.fillStyle = ink;
  pen.font = '30px Helvetica, Arial, sans-serif';
  for (const [at, line] of lines.entries()) pen.fillText(line, 200, 260 + at * 46);
  if (punched) {
    for (const y of [850, 1480]) {
      pen.beginPath();
      pen.arc(90, y, 23, 0, 7);
      pen.fill();
    }
  }
  addNoise(pen, canvas, { noise, seed });
  return canvas.encode('jpeg', 75);
}

type Pen = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

const tileSize = 512;
const tiles = new Map<number, Canvas>();

/** Paper under a lamp, drawn once: dark and light dots of a little strength. */
function noiseTile(noise: number): Canvas {
  const known = tiles.get(noise);
  if (known) return known;
  const random = dice(noise);
  const tile = createCanvas(tileSize, tileSize);
  const pen = tile.getContext('2d');
  const picture = pen.createImageData(tileSize, tileSize);
  for (let at = 0; at < picture.data.length; at += 4) {
    picture.data.fill(random() < 0.5 ? 0 : 255, at, at + 3);
    picture.data[at + 3] = random() * noise * 2;
  }
  pen.putImageData(picture, 0, 0);
  tiles.set(noise, tile);
  return tile;
}

function addNoise(
  pen: Pen,
  { width, height }: { readonly width: number; readonly height: number },
  { noise, seed }: { readonly noise: number; readonly seed: number },
): void {
  const random = dice(seed);
  const tile = noiseTile(noise);
  pen.resetTransform();
  const [left, top] = [random() * tileSize, random() * tileSize];
  for (let y = -top; y < height; y += tileSize) {
    for (let x = -left; x < width; x += tileSize) pen.drawImage(tile, x, y);
  }
  pen.fillStyle = '#5a5a5a';
  for (let speck = 0; speck < 20; speck += 1) {
    pen.fillRect(random() * width, random() * height, 1, 1);
  }
}

/** A PDF whose pages are these scans. */
export async function aScannedPdf(scans: readonly Uint8Array[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const scan of scans) {
    const image = await document.embedJpg(scan);
    const page = document.addPage([595.28, 841.89]);
    page.drawImage(image, { x: 0, y: 0, width: 595.28, height: 841.89 });
  }
  return document.save({ objectsPerTick: Infinity });
}
