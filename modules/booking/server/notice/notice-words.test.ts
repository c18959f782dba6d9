import { afterAll, describe, expect, test } from 'vitest';
import { noticeTemplateKey, templateDefault } from '#correspondence/domain';
import { renderTemplate, stopTemplates } from '#correspondence/server';
import type { Services } from '#kernel/server';
import { noticeData, noticeSummary, placeWords } from '../../domain/index.ts';
import type { NoticeFacts, NoticeKind, NoticeRecipient } from '../../domain/index.ts';

const facts: NoticeFacts = {
  id: 'a1',
  reference: 'APT-2026-000001',
  status: 'booked',
  revision: 0,
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  timeZone: 'Australia/Sydney',
  consultationType: 'inPerson',
  isVideo: false,
  cancellationReason: 'Matter settled',
  interpreterLanguage: 'Arabic',
  client: { name: 'Noor Haddad', firstName: 'Noor', email: 'noor@example.test' },
  caseManager: { name: 'Anna Kerr', firstName: 'Anna', email: 'anna@example.test' },
  specialist: { name: 'Dr Priya Menon', email: 'priya@example.test', specialty: 'Psychiatry' },
  company: 'Harbour Legal',
  centre: {
    name: 'Macquarie Street Rooms',
    address: '12 Macquarie St, Sydney NSW 2000',
    room: 'Room 1',
    phone: '02 9000 0000',
    parking: 'Wilson, Phillip St',
    access: 'Lift to level 3.',
  },
  office: { name: 'Harbour Medico-Legal', email: 'office@harbour.test' },
};
const { signal } = new AbortController();
/** Its key in the table of renderers; nothing of it is used. */
const services = { signal } as unknown as Services;
afterAll(() => stopTemplates(services));

async function messageOf(
  kind: NoticeKind,
  recipient: NoticeRecipient,
  given: NoticeFacts,
  before?: Parameters<typeof noticeData>[1],
) {
  const template = templateDefault(noticeTemplateKey(kind, recipient));
  const { name } = given.office;
  const data = { tenant: { name }, ...noticeData(given, before) };
  return renderTemplate(services, template ?? { subject: '', content: '' }, data);
}
const wordsOf = async (...given: Parameters<typeof messageOf>) => (await messageOf(...given)).text;

describe('the message', () => {
  test('to the client says when on the clocks of the place, where, what to bring and whom to call', async () => {
    const { subject, text: words } = await messageOf('booked', 'client', facts);
    const summary = noticeSummary('client', facts);

    expect(subject).toBe('Appointment on Tuesday 24 November 2026, 09:00 (APT-2026-000001)');
    expect(summary).toBe('Appointment with Dr Priya Menon');
    for (const part of [
      'Dear Noor,',
      'Your appointment with Dr Priya Menon, Psychiatry has been booked.',
      'When: Tuesday 24 November 2026, 09:00 to 10:00 (Australian Eastern Daylight Time).',
      'Where: Macquarie Street Rooms, Room 1, 12 Macquarie St, Sydney NSW 2000.',
      'Parking: Wilson, Phillip St',
      'photo identification',
      'An interpreter is arranged: Arabic.',
      'telephone 02 9000 0000, email office@harbour.test',
      'Reference: APT-2026-000001',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('of a move names the time that no longer holds', async () => {
    const words = await wordsOf('moved', 'caseManager', facts, {
      startedAt: '2026-11-20T00:00:00.000Z',
    });

    expect(words).toContain(
      'The appointment of Noor Haddad with Dr Priya Menon, Psychiatry has been moved to another time.',
    );
    expect(words).toContain('It is no longer on Friday 20 November 2026, 11:00.');
  });

  test('of a move to other clocks names the old time as it was told', async () => {
    const words = await wordsOf('moved', 'client', facts, {
      startedAt: '2026-11-20T01:00:00.000Z',
      timeZoneBefore: 'Australia/Perth',
    });

    expect(words).toContain(
      'It is no longer on Friday 20 November 2026, 09:00 (Australian Western Standard Time).',
    );
  });

  test('of a move within one zone does not name the clocks twice', async () => {
    const words = await wordsOf('moved', 'client', facts, {
      startedAt: '2026-11-20T00:00:00.000Z',
      timeZoneBefore: 'Australia/Melbourne',
    });

    expect(words).toContain('It is no longer on Friday 20 November 2026, 11:00.');
  });

  test('to whoever lost it says where it was, not where it is now', async () => {
    const words = await wordsOf('cancelled', 'specialist', { ...facts, place: 'By video' });

    expect(words).toContain('Where: By video.');
    expect(words).not.toContain('Macquarie Street Rooms');
  });

  test('of a session that went elsewhere names the place that no longer holds', async () => {
    const { subject, text } = await messageOf('moved', 'client', facts, {
      startedAt: null,
      placeBefore: 'George Street Rooms',
    });

    expect(subject).toMatch(/^New place: appointment on/);
    expect(text).toContain('has been moved to another place.');
    expect(text).toContain('It is no longer at: George Street Rooms.');
    expect(text).not.toContain('no longer on');
  });

  test('of a cancellation tells the reason to the office of the company, not to the client', async () => {
    expect(await wordsOf('cancelled', 'caseManager', facts)).toContain('Reason: Matter settled');
    expect(await wordsOf('cancelled', 'client', facts)).not.toContain('Matter settled');
    expect(await wordsOf('cancelled', 'client', facts)).not.toContain('bring');
  });

  test.each([
    ['by video', { isVideo: true, centre: null }, 'You will get the link to join'],
    ['at home', { centre: null }, 'Please have photo identification'],
    ['by telephone', { consultationType: 'phone' as const }, 'Please keep your telephone near'],
  ])('says what to have ready %s, and nothing of a link unless there is one', async (...given) => {
    const [, changes, ready] = given;
    const words = await wordsOf('booked', 'client', { ...facts, ...changes });

    expect(words).toContain(ready);
    expect(words.includes('link to join')).toBe('isVideo' in changes);
  });

  test.each([
    ['by video', { isVideo: true, centre: null }, 'By video'],
    ['by telephone', { consultationType: 'phone' as const }, 'By telephone'],
    ['at home', { centre: null }, 'Home assessment'],
    [
      'of both kinds, by video',
      { isVideo: true, consultationType: 'telehealth' as const },
      'By video',
    ],
  ])('%s names no rooms', async (_case, changes, place) => {
    expect(placeWords({ ...facts, ...changes })).toBe(place);
    expect(await wordsOf('booked', 'client', { ...facts, ...changes })).not.toContain('Parking');
  });
});
