import { expect, test } from 'vitest';
import { providerReport, reportedMonth } from './provider-report.ts';

test.each([
  ['2026-03-01', '2026-02-01', '2026-02-28', 'February 2026'],
  ['2026-03-31', '2026-02-01', '2026-02-28', 'February 2026'],
  ['2026-01-15', '2025-12-01', '2025-12-31', 'December 2025'],
  ['2028-03-10', '2028-02-01', '2028-02-29', 'February 2028'],
])('[C-205] on %s the report is about the month before', (today, first, last, label) => {
  expect(reportedMonth(today)).toEqual({ first, last, label });
});

const month = reportedMonth('2026-03-04');

test('[C-205] it counts the bookings by service and names who may book', () => {
  const paragraphs = providerReport({
    company: 'Kestrel Mutual',
    month,
    caseManagers: [
      { name: 'Robin Reid', position: 'Team Leader' },
      { name: 'Ana Silva', position: null },
    ],
    services: [
      { serviceText: 'IME', bookings: 4 },
      { serviceText: 'SUPP', bookings: 1 },
    ],
  });

  expect(paragraphs.join('\n')).toContain('5 bookings: IME 4, SUPP 1.');
  expect(paragraphs.join('\n')).toContain(
    '2 case managers can book for you: Robin Reid (Team Leader), Ana Silva.',
  );
});

test('[C-205] a quiet month says so', () => {
  const paragraphs = providerReport({ company: 'X', month, caseManagers: [], services: [] });

  expect(paragraphs).toContain('No bookings were made in this month.');
  expect(paragraphs).toContain('No case manager can book for you at present.');
});
