/** One page of a paper: what stands on top, and its paragraphs. */
export type Sheet = { readonly title: string; readonly lines: readonly string[] };

const wide = 92;

function wrapped(paragraph: string): string[] {
  const rows: string[] = [''];
  for (const word of paragraph.split(' ')) {
    const last = rows.at(-1) ?? '';
    if (last.length + word.length + 1 > wide) rows.push(word);
    else rows[rows.length - 1] = last ? `${last} ${word}` : word;
  }
  return rows;
}

const shown = (text: string): string => `(${text.replace(/[()\\]/g, String.raw`\$&`)})`;

function drawn({ title, lines }: Sheet, footer: string): string {
  const rows = lines.flatMap((line) => [...wrapped(line), '']);
  const body = rows.map((row) => `${shown(row)} Tj T*`).join('\n');
  return [
    `BT /F2 16 Tf 64 770 Td ${shown(title)} Tj ET`,
    `BT /F1 11 Tf 16 TL 64 736 Td\n${body}\nET`,
    `BT /F1 8 Tf 64 40 Td ${shown(footer)} Tj ET`,
  ].join('\n');
}

const fonts = '/Font << /F1 3 0 R /F2 4 0 R >>';
const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** A real PDF with the fonts that every reader has; thousands of them cost nothing. */
export function smallPdf(sheets: readonly Sheet[]): Buffer {
  const kids = sheets.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${sheets.length} /Kids [${kids}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...sheets.flatMap((sheet, index) => {
      const content = drawn(sheet, `Page ${index + 1} of ${sheets.length}`);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${fonts} >> /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const row = `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const count = objects.length + 1;
  const tail = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}${tail}`,
    'latin1',
  );
}

export const wordsOf = (sheets: readonly Sheet[]): string[] =>
  sheets.map(({ title, lines }) => [title, ...lines].join('\n\n'));
