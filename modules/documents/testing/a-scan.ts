import { createCanvas } from '@napi-rs/canvas';
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

function addNoise(
  pen: Pen,
  { width, height }: { readonly width: number; readonly height: number },
  { noise, seed }: { readonly noise: number; readonly seed: number },
): void {
  const random = dice(seed);
  const picture = pen.getImageData(0, 0, width, height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const by = (random() - 0.5) * 2 * noise;
    for (let part = 0; part < 3; part += 1)
      picture.data[at + part] = (picture.data[at + part] ?? 0) + by;
  }
  for (let speck = 0; speck < 20; speck += 1) {
    const at = Math.floor(random() * width * height) * 4;
    picture.data.set([90, 90, 90], at);
  }
  pen.putImageData(picture, 0, 0);
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
