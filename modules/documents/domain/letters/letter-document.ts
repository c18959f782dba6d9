import { formatDate, html } from '#kernel/domain';
import type { Html, PlainDate } from '#kernel/domain';
import { defineDocument } from '../print/define-document.ts';

export type LetterFacts = {
  readonly day: PlainDate;
  /** The name on the first line, then the address. */
  readonly addressLines: readonly string[];
  readonly subject: string;
  readonly salutation: string;
  /** Cleaned by the server: nothing that a person typed stands in it as it was typed. */
  readonly body: Html;
  readonly signOff: string;
  /** Name, position: one line each. */
  readonly signatory: readonly string[];
};

const style = `
.letter-day, .letter-address { margin: 0 0 6mm; }
.letter h1 { margin: 0 0 5mm; font-size: 1.15em; }
.letter-body { margin: 4mm 0 6mm; }
.letter-body h2, .letter-body h3 { margin: 5mm 0 1.5mm; font-size: 1.05em; }
.letter-body ul, .letter-body ol { margin: 0 0 2.5mm; padding-inline-start: 6mm; }
.letter-body li > p { margin: 0 0 1mm; }
.letter-sign { break-inside: avoid; }
.letter-sign p:first-child { margin-bottom: 16mm; }
`;

/** Each line in the direction of its own letters. */
const lines = (texts: readonly string[]): Html[] =>
  texts.map((text) => html`<div dir="auto">${text}</div>`);

const letterHtml = (facts: LetterFacts): Html =>
  html`<article class="letter">
    <p class="letter-day">${formatDate(facts.day, 'DD MMMM YYYY')}</p>
    <div class="letter-address">${lines(facts.addressLines)}</div>
    <p dir="auto">${facts.salutation}</p>
    ${facts.subject && html`<h1 dir="auto">${facts.subject}</h1>`}
    <div class="letter-body" dir="auto">${facts.body}</div>
    <div class="letter-sign">
      <p dir="auto">${facts.signOff}</p>
      ${lines(facts.signatory)}
    </div>
  </article>`;

const nameOf = ({ addressLines }: LetterFacts): string => addressLines[0] ?? '';

/** The page, the PDF and the attachment say the same: all three are this document. */
export const letterDocument = defineDocument<LetterFacts>({
  name: 'letter',
  style,
  title: (facts) => `Letter to ${nameOf(facts)}`.trim(),
  fileName: (facts) => `Letter ${nameOf(facts)} ${facts.day}`.replace(/\s+/g, ' '),
  parts: (facts) => [letterHtml(facts)],
});

const sampleBody = html`<p>
    This is how a letter of your practice looks on A4: on the screen, as a PDF and as the attachment
    of a mail.
  </p>
  <h2>Appointment</h2>
  <p>Please bring photo identification, your medication and any recent scans.</p>`;

const sampleFacts = (day: PlainDate): LetterFacts => ({
  day,
  addressLines: ['Ms Lan Nguyễn', '12 Sample Street', 'Sydney NSW 2000'],
  subject: 'Your appointment',
  salutation: 'Dear Ms Nguyễn',
  body: sampleBody,
  signOff: 'Yours sincerely',
  signatory: ['Practice Manager'],
});

export const sampleLetter = defineDocument<PlainDate>({
  name: 'sampleLetter',
  isSample: true,
  style,
  title: () => 'Sample letter',
  fileName: () => 'Sample letter',
  parts: (day) => [letterHtml(sampleFacts(day))],
});
