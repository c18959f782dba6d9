import { PDFArray, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SUBFILTER_ADOBE_PKCS7_DETACHED } from '@signpdf/utils';

/** Bytes of the PKCS #7 signature; one of a 2048 bit key with its certificate takes about 2,000. */
const signatureBytes = 16_384;

/** By this a file whose seal was spoilt is still told from one that never had it. */
export const sealMark = 'Sealed by Caseway';

/** ISO 32000-1, 12.8: a signature field without a look of its own, on the first page. */
export function addSealPlaceholder(
  pdf: PDFDocument,
  { reason, now }: { readonly reason: string; readonly now: Date },
): void {
  const { context, catalog } = pdf;
  const byteRange = PDFArray.withContext(context);
  byteRange.push(PDFNumber.of(0));
  for (let at = 0; at < 3; at += 1) byteRange.push(PDFName.of(DEFAULT_BYTE_RANGE_PLACEHOLDER));
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: SUBFILTER_ADOBE_PKCS7_DETACHED,
      ByteRange: byteRange,
      Contents: PDFHexString.of('0'.repeat(signatureBytes * 2)),
      Reason: PDFString.of(`${sealMark}: ${reason}`),
      M: PDFString.fromDate(now),
    }),
  );
  const page = pdf.getPage(0);
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('Seal'),
      F: 132,
      P: page.ref,
    }),
  );
  page.node.addAnnot(widget);
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [widget] }));
}
