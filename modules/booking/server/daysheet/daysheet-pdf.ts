import { PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib';
import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { formatDate } from '#kernel/domain';
import { clockIn, consultationTypes, daysheetTitle, stampText } from '../../domain/index.ts';
import type { Daysheet, DaysheetLine } from '../../domain/index.ts';
import type { StampedDaysheet } from './read-daysheets.ts';

/** A4 across: a line of a daysheet is wide. */
const [width, height] = [841.89, 595.28];
const margin = 40;
const size = 9;
const leading = 12;
const ink = rgb(0.1, 0.1, 0.1);
const soft = rgb(0.4, 0.4, 0.4);

const columns = [
  { title: 'Time', width: 80 },
  { title: 'Claimant', width: 150 },
  { title: 'Company', width: 170 },
  { title: 'Claim number', width: 90 },
  { title: 'Consultation', width: 110 },
  { title: 'Reference and note', width: 161 },
] as const;

/** The standard fonts know the letters of western Europe; others are shown as a question mark. */
export const printable = (text: string, font: PDFFont): string => {
  const known = new Set(font.getCharacterSet());
  return [...text.replaceAll(/\s+/g, ' ')]
    .map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?'))
    .join('');
};

function wrap(text: string, font: PDFFont, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text, font).split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

const typeName = (key: string): string =>
  (consultationTypes as Readonly<Record<string, string>>)[key] ?? key;

const cellsOf = (line: DaysheetLine, timeZone: string): string[][] => [
  [`${clockIn(line.dateFrom, timeZone)} - ${clockIn(line.dateTo, timeZone)}`],
  [line.clientName, line.dateOfBirth ? `born ${formatDate(line.dateOfBirth)}` : ''],
  [line.companyName ?? '', line.caseManagerName ?? ''],
  [line.claimNo ?? ''],
  [typeName(line.consultationType), line.interpreter ? `Interpreter: ${line.interpreter}` : ''],
  [line.reference, line.note ?? ''],
];

type Pen = { page: PDFPage; y: number };

class Sheet {
  private pen: Pen;
  private readonly document: PDFDocument;
  private readonly fonts: { plain: PDFFont; bold: PDFFont };

  constructor(document: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }) {
    this.document = document;
    this.fonts = fonts;
    this.pen = this.newPage();
  }

  private newPage(): Pen {
    return { page: this.document.addPage([width, height]), y: height - margin };
  }

  text(
    text: string,
    x: number,
    look: { bold?: boolean; size?: number; soft?: boolean } = {},
  ): void {
    const font = look.bold ? this.fonts.bold : this.fonts.plain;
    this.pen.page.drawText(printable(text, font), {
      x,
      y: this.pen.y,
      size: look.size ?? size,
      font,
      color: look.soft ? soft : ink,
    });
  }

  down(points: number): void {
    this.pen.y -= points;
  }

  head(): void {
    let x = margin;
    for (const column of columns) {
      this.text(column.title, x, { bold: true });
      x += column.width;
    }
    this.down(5);
    this.rule();
    this.down(leading);
  }

  rule(): void {
    const { page, y } = this.pen;
    page.drawLine({
      start: { x: margin, y },
      end: { x: width - margin, y },
      thickness: 0.5,
      color: soft,
    });
  }

  /** A line that does not fit goes to the next page as a whole, under the same head. */
  row(cells: readonly (readonly string[])[]): void {
    const wrapped = cells.map((parts, n) =>
      parts
        .filter(Boolean)
        .flatMap((part) => wrap(part, this.fonts.plain, (columns[n]?.width ?? 80) - 8)),
    );
    const tall = Math.max(1, ...wrapped.map((lines) => lines.length)) * leading;
    if (this.pen.y - tall < margin) {
      this.pen = this.newPage();
      this.head();
    }
    const top = this.pen.y;
    let x = margin;
    for (const [n, lines] of wrapped.entries()) {
      this.pen.y = top;
      for (const line of lines) {
        this.text(line, x, { bold: n === 0 });
        this.down(leading);
      }
      x += columns[n]?.width ?? 0;
    }
    this.pen.y = top - tall + leading - 5;
    this.rule();
    this.down(leading);
  }
}

function write(sheet: Sheet, daysheet: Daysheet, stamp: StampedDaysheet['stamp']): void {
  sheet.text(daysheetTitle(daysheet), margin, { bold: true, size: 15 });
  sheet.down(16);
  const place = [daysheet.centreName, daysheet.centreAddress].filter(Boolean).join(', ');
  sheet.text(`${place} | ${daysheet.tenantName} | ${stampText(stamp, daysheet.timeZone)}`, margin, {
    soft: true,
  });
  sheet.down(24);
  if (!daysheet.lines.length) return sheet.text('No appointments on this day.', margin);
  sheet.head();
  for (const line of daysheet.lines) sheet.row(cellsOf(line, daysheet.timeZone));
}

/** One page a day, more where a day is full. */
export async function daysheetPdf(sheets: readonly StampedDaysheet[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  for (const { daysheet, stamp } of sheets) {
    write(new Sheet(document, fonts), daysheet, stamp);
  }
  document.setTitle('Booking Daysheet');
  return Buffer.from(await document.save());
}
