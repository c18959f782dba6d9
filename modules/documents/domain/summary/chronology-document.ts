import { formatDate, html } from '#kernel/domain';
import { defineDocument } from '../print/define-document.ts';
import type { DatedEvent } from './chronology.ts';

export type ChronologyFacts = {
  readonly fileName: string;
  readonly events: readonly DatedEvent[];
  readonly dateFormat: string;
};

/** `12 Mar 2024`, `Mar 2024`, `12 Mar 2024 – 14 Mar 2024`. */
export function eventDateText(event: Omit<DatedEvent, 'text' | 'page'>, format?: string): string {
  const { from, until, isMonth } = event;
  const shown = (day: string) =>
    isMonth ? formatDate(day, 'DD MMM YYYY').slice(3) : formatDate(day, format);
  return until ? `${shown(from)} – ${shown(until)}` : shown(from);
}

/** The dated events of a document, to be filed with the case. */
export const chronologyDocument = defineDocument<ChronologyFacts>({
  name: 'chronology',
  title: ({ fileName }) => `Chronology: ${fileName}`,
  fileName: ({ fileName }) => `Chronology_${fileName.replace(/\.\w+$/, '')}`,
  parts: ({ fileName, events, dateFormat }) => [
    html`<h1>Chronology</h1>
      <p>Dated events of ${fileName}, found by rules in its text. The document itself decides.</p>
      <table>
        <thead>
          <tr>
            <th>Date</th>
            <th>Event</th>
            <th>Page</th>
          </tr>
        </thead>
        <tbody>
          ${events.map(
            (event) =>
              html`<tr>
                <td>${eventDateText(event, dateFormat)}</td>
                <td>${event.text}</td>
                <td>${event.page}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  ],
});
