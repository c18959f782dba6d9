import { getPart } from '#kernel/web';
import { pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** As much as a first page of text and the end of a small file take. */
const firstBytes = 131_072;

/**
 * A PDF that is fetched piece by piece, as its pages come into view: five hundred pages open as quickly
 * as one. Each piece is asked for with the token of that moment, which PDF.js itself could not renew.
 */
class PdfInParts extends pdfjs.PDFDataRangeTransport {
  private readonly path: string;
  private readonly failed: (error: unknown) => void;
  private readonly stop = new AbortController();

  constructor(path: string, start: Start, failed: (error: unknown) => void) {
    super(start.size, start.bytes, start.bytes.length >= start.size);
    this.path = path;
    this.failed = failed;
  }

  override requestDataRange(begin: number, end: number): void {
    getPart(this.path, { first: begin, last: end - 1 }, this.stop.signal).then(
      ({ bytes }) => this.onDataRange(begin, bytes),
      (error: unknown) => {
        if (!this.stop.signal.aborted) this.failed(error);
      },
    );
  }

  override abort(): void {
    this.stop.abort();
  }
}

type Start = { readonly bytes: Uint8Array; readonly size: number };

export async function openInParts(
  path: string,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<PdfInParts> {
  const start = await getPart(path, { first: 0, last: firstBytes - 1 }, signal);
  return new PdfInParts(path, start, failed);
}

/** Nothing is fetched ahead of the reader; images larger than this would stop the page. */
export const pdfOptions = {
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: 262_144,
  maxImageSize: 50_000_000,
} as const;
