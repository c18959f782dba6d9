import { defineDocument } from '#documents/domain';
import { formatDate, formatPhone, html } from '#kernel/domain';
import type { Html } from '#kernel/domain';
import { consultationTypes } from '../booking-choices.ts';
import { daysheetTitle, linePlace, lineTimes, stampText, zonesOf } from './daysheet.ts';
import type { Daysheet, DaysheetLine, DaysheetStamp } from './daysheet.ts';

export type PrintedDaysheet = {
  readonly daysheet: Daysheet;
  readonly stamp: DaysheetStamp | null;
};

const style = `
.facts { display: flex; flex-wrap: wrap; gap: 1mm 8mm; margin: 0 0 4mm; color: #555; }
.facts dt, .facts dd { display: inline; margin: 0; }
.facts dt::after { content: ": "; }
.time { font-weight: 700; white-space: nowrap; }
.note { color: #555; font-size: 9pt; }
.changed { padding: 2mm 3mm; border: 0.3mm solid #b45309; border-radius: 1.5mm; color: #92400e; }
`;

export const consultationName = (key: string): string =>
  (consultationTypes as Readonly<Record<string, string>>)[key] ?? key;

const note = (text: string | null | undefined): Html | null =>
  text ? html`<div class="note">${text}</div>` : null;

/** On a sheet of one room the head says it; otherwise each line says its own. */
function placeOf(daysheet: Daysheet, line: DaysheetLine): string {
  const isElsewhere = daysheet.centreId === null;
  const hasOwnClocks = zonesOf(daysheet).length > 1;
  return [
    isElsewhere && linePlace(line),
    (isElsewhere || daysheet.rooms.length > 1) && line.roomName,
    hasOwnClocks && zoneName(line.timeZone),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Perth time`: on a sheet of all places nobody else says whose clocks it has. */
const zoneName = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;

const clocksOf = (daysheet: Daysheet): string => {
  const [zone, ...others] = zonesOf(daysheet);
  return daysheet.centreId === null && zone && !others.length ? zoneName(zone) : '';
};

const row =
  (daysheet: Daysheet) =>
  (line: DaysheetLine): Html => {
    const [from, to] = lineTimes(line);
    const interpreter = line.interpreter && `Interpreter: ${line.interpreter}`;
    return html`<tr>
      <td><span class="time">${`${from} – ${to}`}</span>${note(placeOf(daysheet, line))}</td>
      <td>${line.clientName}${note(line.dateOfBirth && `born ${formatDate(line.dateOfBirth)}`)}</td>
      <td>${line.companyName ?? '–'}${note(line.caseManagerName)}</td>
      <td>${line.claimNo ?? '–'}</td>
      <td>${consultationName(line.consultationType)}${note(interpreter)}</td>
      <td>${line.reference}${note(line.note)}</td>
    </tr>`;
  };

const fact = (label: string, value: string): Html | null =>
  value
    ? html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`
    : null;

function sheet({ daysheet, stamp }: PrintedDaysheet): Html {
  const { centreName, centreAddress, centrePhone, rooms, lines, timeZone } = daysheet;
  return html`<h1>${daysheetTitle(daysheet)}</h1>
    <dl class="facts">
      ${fact('Place', [centreName, centreAddress].filter(Boolean).join(', '))}
      ${fact('Phone', formatPhone(centrePhone))} ${fact('Room', rooms.join(', '))}
      ${fact('Time zone', clocksOf(daysheet))} ${fact('Printed', stampText(stamp, timeZone))}
    </dl>
    ${stamp?.isChangedSince && html`<p class="changed">Changed since it was printed last.</p>`}
    ${lines.length ? table(daysheet) : html`<p class="soft">No appointments on this day.</p>`}`;
}

const table = (daysheet: Daysheet): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Time</th>
        <th scope="col">${daysheet.personWord}</th>
        <th scope="col">Company</th>
        <th scope="col">Claim number</th>
        <th scope="col">Consultation</th>
        <th scope="col">Reference</th>
      </tr>
    </thead>
    <tbody>
      ${daysheet.lines.map(row(daysheet))}
    </tbody>
  </table>`;

/** C-091: one sheet for each day, each on a page of its own. */
export const daysheetDocument = defineDocument<readonly PrintedDaysheet[]>({
  name: 'daysheet',
  orientation: 'landscape',
  style,
  title(sheets) {
    const [first, last] = [sheets[0]?.daysheet, sheets.at(-1)?.daysheet];
    if (!first || !last) return 'Booking Daysheet';
    return first === last
      ? daysheetTitle(first)
      : `${daysheetTitle(first)} to ${formatDate(last.day)}`;
  },
  fileName: ([first]) => `Daysheet_${first?.daysheet.day ?? ''}`,
  parts: (sheets) => sheets.map(sheet),
});
