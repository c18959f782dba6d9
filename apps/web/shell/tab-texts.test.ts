import { expect, test } from 'vitest';
import { tabTexts } from './tab-texts.ts';

const shown = (...titles: string[]) =>
  tabTexts(titles.map((title) => ({ title, postFix: '' }))).map(({ head, tail }) => [head, tail]);

test('a short title is shown as it is', () => {
  expect(shown('Dashboard', 'Ms Samira Ahmadi')).toEqual([
    ['Dashboard', ''],
    ['Ms Samira Ahmadi', ''],
  ]);
});

test('of a long title the last word stays', () => {
  expect(shown('Session and Specialist Search')).toEqual([['Session and Specialist', ' Search']]);
  expect(shown('System Administration Configurations')).toEqual([
    ['System Administration Configurations', ''],
  ]);
  expect(shown('assessments@parramatta.example.test')).toEqual([
    ['assessments@parramatta.', 'example.test'],
  ]);
});

test('of the number of a record the end stays, which tells it from the others', () => {
  expect(shown('APT-2026-008988', 'INV-000412')).toEqual([
    ['APT-2026-', '008988'],
    ['INV-', '000412'],
  ]);
});

test('a number before a name stays whole, and the name is cut', () => {
  expect(shown('FQ-2026-000012 Harbour Lawyers', 'FQ-2026-000013 Harbour Lawyers')).toEqual([
    ['FQ-2026-000012 Harbour Lawyers', ''],
    ['FQ-2026-000013 Harbour Lawyers', ''],
  ]);
});

test('of titles that begin alike what differs stays', () => {
  expect(
    shown('Harbour Legal Group Sydney Pty Ltd', 'Harbour Legal Group Melbourne Pty Ltd'),
  ).toEqual([
    ['Harbour Legal Group', ' Sydney Pty Ltd'],
    ['Harbour Legal Group', ' Melbourne Pty Ltd'],
  ]);
});

test('the same title twice is no difference, and no word is cut apart', () => {
  expect(shown('Session and Specialist Search', 'Session and Specialist Search')).toEqual([
    ['Session and Specialist', ' Search'],
    ['Session and Specialist', ' Search'],
  ]);
  expect(shown('Parramatta Medical Centre', 'Parramatta Medicine Centre')).toEqual([
    ['Parramatta', ' Medical Centre'],
    ['Parramatta', ' Medicine Centre'],
  ]);
});

test('that it is a list, and which kind of record it is, gives way first', () => {
  expect(
    tabTexts([
      { title: 'Appointment Session List', postFix: '' },
      { title: 'Allambie Aged Care', postFix: '(Company)' },
    ]),
  ).toEqual([
    { head: 'Appointment Session', tail: '', kind: ' List' },
    { head: 'Allambie Aged Care', tail: '', kind: ' (Company)' },
  ]);
});
