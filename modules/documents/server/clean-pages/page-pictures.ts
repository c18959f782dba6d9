import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { halved, meanOfColours, middleBand, smoothed } from '../../domain/clean-pages/index.ts';
import type { GreyPicture } from '../../domain/clean-pages/index.ts';
import { scannedImage } from './scanned-image.ts';
import { shrunkScan } from './shrunk-scan.ts';

/** A page is 8.27 inches wide; a scan says nothing of inches, so the size of the page does. */
const pointsOfInch = 72;
const mostDots = 4_000_000;
/** Dots an inch. */
const [coarsest, finest] = [50, 100];
/** Smoothed pictures that are kept for later comparisons, in dots of one byte. */
const mostKept = 250_000_000;

/** The whole page small, its middle, or the whole page as it is compared at last. */
export type Sight = 'coarse' | 'band' | 'fine';

type Drawn = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The pages of one PDF as small grey pictures. A scan is shrunk while it is read, which is quick. */
export class PagePictures {
  private readonly document: PDFDocument;
  private readonly bytes: Uint8Array;
  private readonly kept = new Map<string, GreyPicture>();
  private keptDots = 0;
  private drawn: Promise<Drawn> | null = null;

  constructor(document: PDFDocument, bytes: Uint8Array) {
    this.document = document;
    this.bytes = bytes;
  }

  /**
   * The whole page, small. Of a scan the lines of its middle are kept as well, in full fineness: they
   * tell most pages of one kind apart without another look at the scan.
   */
  async look(page: number): Promise<GreyPicture> {
    const fine = await this.scan(page, finest);
    if (!fine) return this.draw(page, this.sizeOf(page, coarsest).width);
    this.keep(`${page} band`, smoothed(middleBand(fine)));
    return halved(fine);
  }

  /** Ready to be compared. The oldest are forgotten first and made anew when they are asked for. */
  async smooth(page: number, sight: Sight): Promise<GreyPicture> {
    const key = `${page} ${sight}`;
    return this.kept.get(key) ?? this.keep(key, smoothed(await this.grey(page, sight)));
  }

  /** A picture that was made for another purpose already. */
  remember(page: number, picture: GreyPicture): void {
    this.keep(`${page} coarse`, smoothed(picture));
  }

  private async grey(page: number, sight: Sight): Promise<GreyPicture> {
    if (sight === 'coarse') return this.look(page);
    const fine =
      (await this.scan(page, finest)) ?? (await this.draw(page, this.sizeOf(page, finest).width));
    return sight === 'band' ? middleBand(fine) : fine;
  }

  private async scan(page: number, dotsPerInch: number): Promise<GreyPicture | null> {
    const image = this.imageOf(page);
    return image && shrunkScan(image, this.sizeOf(page, dotsPerInch));
  }

  private keep(key: string, picture: GreyPicture): GreyPicture {
    this.kept.set(key, picture);
    this.keptDots += picture.dots.length;
    for (const [old, { dots }] of this.kept) {
      if (this.keptDots <= mostKept) break;
      this.kept.delete(old);
      this.keptDots -= dots.length;
    }
    return picture;
  }

  /** The bytes of its scan: two pages with the same are the same page. */
  imageOf(page: number): Uint8Array | null {
    return scannedImage(this.document.getPage(page - 1));
  }

  /** The words that a program can read; two pages with other words are never the same. */
  async textOf(page: number): Promise<string> {
    const { items } = await (await this.open()).getPage(page).then((one) => one.getTextContent());
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** How the page is turned and how large it is: other paper is another page. */
  shapeOf(page: number): string {
    const one = this.document.getPage(page - 1);
    const { width, height } = one.getSize();
    return [one.getRotation().angle % 360, Math.round(width / 4), Math.round(height / 4)].join();
  }

  async close(): Promise<void> {
    await (await this.drawn)?.loadingTask.destroy();
  }

  private sizeOf(page: number, dotsPerInch: number) {
    const { width, height } = this.document.getPage(page - 1).getSize();
    const scale = dotsPerInch / pointsOfInch;
    const down = Math.min(1, Math.sqrt(mostDots / (width * height * scale * scale)));
    const dots = (points: number) => Math.max(16, Math.round(points * scale * down));
    return { width: dots(width), height: dots(height) };
  }

  private open(): Promise<Drawn> {
    return (this.drawn ??= openForDrawing(this.bytes));
  }

  private async draw(page: number, width: number): Promise<GreyPicture> {
    const CanvasFactory = await canvasFactory();
    const one = await (await this.open()).getPage(page);
    const plain = one.getViewport({ scale: 1, rotation: 0 });
    const viewport = one.getViewport({ scale: width / plain.width, rotation: 0 });
    const size = [Math.ceil(viewport.width), Math.ceil(viewport.height)] as const;
    const { canvas, context } = new CanvasFactory().create(...size);
    if (!context) throw new Error('No canvas to draw a page on');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, ...size);
    await one.render({ canvas, canvasContext: context, viewport }).promise;
    const { data } = context.getImageData(0, 0, ...size);
    one.cleanup();
    const dots = meanOfColours(data, 4);
    return { width: size[0], height: size[1], dots };
  }
}

const canvasFactory = () => createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'));

async function openForDrawing(bytes: Uint8Array): Promise<Drawn> {
  const CanvasFactory = await canvasFactory();
  // PDF.js takes the bytes for itself.
  return getDocumentProxy(bytes.slice(), { CanvasFactory });
}
