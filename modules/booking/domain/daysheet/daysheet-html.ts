import { formatDate } from '#kernel/domain';
import { escapeHtml } from '#platform/domain';
import { consultationTypes } from '../booking-choices.ts';
import { clockIn, daysheetTitle, stampText } from './daysheet.ts';
import type { Daysheet, DaysheetLine, DaysheetStamp } from './daysheet.ts';

const style = `
  body { margin: 24px; color: #1b1b1b; font: 13px/1.45 system-ui, sans-serif; }
  section { break-after: page; }
  section:last-child { break-after: auto; }
  h1 { margin: 0; font-size: 20px; }
  .meta { display: flex; justify-content: space-between; gap: 24px; margin: 4px 0 16px; color: #555; }
  table { width: 100%; border-collapse: collapse; }
  th { border-bottom: 2px solid #333; font-size: 12px; text-align: left; }
  th, td { padding: 6px 8px 6px 0; vertical-align: top; }
  td { border-bottom: 1px solid #ddd; }
  .time { font-weight: 600; white-space: nowrap; }
  .note { color: #555; }
  .changed { margin: 0 0 12px; padding: 8px 12px; border: 1px solid #b45309; border-radius: 6px; color: #92400e; }
  .none { padding: 32px 0; color: #555; }
`;

const typeName = (key: string): string =>
  (consultationTypes as Readonly<Record<string, string>>)[key] ?? key;

const line = (timeZone: string) => (row: DaysheetLine) =>
  `<tr>
    <td class="time">${clockIn(row.dateFrom, timeZone)} – ${clockIn(row.dateTo, timeZone)}</td>
    <td>${escapeHtml(row.clientName)}${row.dateOfBirth ? `<div class="note">born ${formatDate(row.dateOfBirth)}</div>` : ''}</td>
    <td>${escapeHtml(row.companyName ?? '–')}<div class="note">${escapeHtml(row.caseManagerName ?? '')}</div></td>
    <td>${escapeHtml(row.claimNo ?? '–')}</td>
    <td>${escapeHtml(typeName(row.consultationType))}${row.interpreter ? `<div class="note">Interpreter: ${escapeHtml(row.interpreter)}</div>` : ''}</td>
    <td>${escapeHtml(row.reference)}${row.note ? `<div class="note">${escapeHtml(row.note)}</div>` : ''}</td>
  </tr>`;

function sheet(daysheet: Daysheet, stamp: DaysheetStamp | null): string {
  const { lines, timeZone } = daysheet;
  const place = [daysheet.centreName, daysheet.centreAddress].filter(Boolean).join(', ');
  return `<section>
  <h1>${escapeHtml(daysheetTitle(daysheet))}</h1>
  <div class="meta"><span>${escapeHtml(place)}</span><span>${escapeHtml(daysheet.tenantName)} · ${escapeHtml(stampText(stamp, timeZone))}</span></div>
  ${stamp?.isChangedSince ? '<p class="changed">Changed since it was printed last.</p>' : ''}
  ${
    lines.length
      ? `<table><thead><tr><th>Time</th><th>Claimant</th><th>Company</th><th>Claim number</th><th>Consultation</th><th>Reference</th></tr></thead>
  <tbody>${lines.map(line(timeZone)).join('')}</tbody></table>`
      : '<p class="none">No appointments on this day.</p>'
  }
</section>`;
}

/** Everything of a person is escaped; the page that shows it runs no script besides. */
export const daysheetHtml = (
  sheets: readonly { readonly daysheet: Daysheet; readonly stamp: DaysheetStamp | null }[],
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Booking Daysheet</title><style>${style}</style></head>
<body>${sheets.map(({ daysheet, stamp }) => sheet(daysheet, stamp)).join('\n')}</body></html>`;
