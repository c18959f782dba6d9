import { describe, expect, test } from 'vitest';
import { initialsOf, offerData, slotTimes, untilWords } from './offer-words.ts';
import { callSuggestions } from './typed-for-call.ts';

const record = (id: string, displayName: string) => ({ id, displayName, descriptionOption: null });
const suggest = (text: string, phone: string | null = null, found = [] as Found) =>
  callSuggestions({ text, phone, found });
type Found = Parameters<typeof callSuggestions>[0]['found'];

describe('what is typed into the palette', () => {
  test('a phone number starts a call, and names whoever has it', () => {
    const found = [
      { resource: 'caseManager', records: [record('m', 'Anna Kerr')] },
      { resource: 'centre', records: [record('c', 'Rooms')] },
    ];

    const suggestions = suggest('0412 345 678', '0412345678', found);

    expect(suggestions.map(({ label, start }) => [label, start])).toEqual([
      ['Call from 0412 345 678', { callerPhone: '0412345678' }],
      [
        'Call from Anna Kerr',
        { caseManagerId: 'm', callerName: 'Anna Kerr', callerPhone: '0412345678' },
      ],
    ]);
  });

  test('a claim number leads to its claimant', () => {
    const found = [{ resource: 'client', records: [record('k', 'Noor Haddad')] }];

    expect(suggest('WC-2231', null, found)).toMatchObject([
      { label: 'Call about Noor Haddad', start: { clientId: 'k' } },
    ]);
  });

  test('a call that does not know for whom it is waits for the claimant, not for a place', () => {
    const found = [{ resource: 'client', records: [record('k', 'Noor Haddad')] }];
    const asking = (text: string, records = [] as Found) =>
      callSuggestions({ text, phone: null, found: records, isAsking: true });

    expect(asking('WC-2231', found)).toMatchObject([{ isAwaited: true }]);
    expect(asking('Parramatta')[0]).not.toHaveProperty('isAwaited');
    expect(suggest('WC-2231', null, found)[0]).not.toHaveProperty('isAwaited');
  });

  test.each(['Parramatta', 'Wagga Wagga', "O'Connor", '2150'])('%s is a place', (text) => {
    expect(suggest(text)).toMatchObject([
      { label: `Find slots near ${text}`, start: { suburb: text }, isSearch: true },
    ]);
  });

  test('a suburb that is also a part of somebody’s name is offered after that person', () => {
    const found = [{ resource: 'client', records: [record('k', 'Victoria Lane')] }];

    expect(suggest('Victoria', null, found).map(({ label }) => label)).toEqual([
      'Call about Victoria Lane',
      'Find slots near Victoria',
    ]);
  });

  test('the whole name of a person is no place', () => {
    const found = [{ resource: 'client', records: [record('k', 'Victoria Lane')] }];

    expect(suggest('victoria  lane', null, found).map(({ label }) => label)).toEqual([
      'Call about Victoria Lane',
    ]);
  });

  test('a case manager or a company is the caller, not whom it is about', () => {
    const found = [{ resource: 'company', records: [record('c', 'Harbour Legal')] }];

    expect(suggest('Harbour', null, found)[0]).toMatchObject({
      label: 'Call from Harbour Legal',
      start: { companyId: 'c' },
    });
  });

  test.each(['Par', '215', 'WC-2231', 'a@b.example', ''])('%s is none', (text) => {
    expect(suggest(text)).toEqual([]);
  });
});

describe('the words of an offer', () => {
  test('name the claimant by initials only', () => {
    expect(initialsOf('Noor', 'Haddad')).toBe('N. H.');
    expect(initialsOf(' noor ', null)).toBe('N.');
  });

  const slot = {
    startsAt: '2026-11-23T22:00:00.000Z',
    endsAt: '2026-11-23T23:00:00.000Z',
    timeZone: 'Australia/Sydney',
  };

  test('say day and time with the zone of the place', () => {
    expect(slotTimes(slot)).toEqual({
      day: 'Tuesday 24 November 2026',
      time: '09:00 to 10:00',
      zone: 'Australian Eastern Daylight Time',
    });
    expect(untilWords(slot.startsAt, slot.timeZone)).toBe(
      'Tuesday 24 November 2026, 09:00 (Australian Eastern Daylight Time)',
    );
  });

  test('each time stands on a line of its own', () => {
    const shown = {
      ...slotTimes(slot),
      id: 'slot-1',
      place: 'Macquarie Street Rooms',
      specialist: 'Dr Priya Menon',
      specialty: null,
      isFree: true,
    };
    const offer = { practice: 'Harbour', claimant: 'N. H.', until: 'tonight', slots: [shown] };

    const { link, offer: told } = offerData({
      to: 'Anna',
      officer: 'Olive Officer',
      offer,
      link: 'https://caseway.example/offer/abc',
    });

    expect(link).toBe('https://caseway.example/offer/abc');
    expect(told.hasSeveral).toBe(false);
    expect(told.times[0]?.text).toBe(
      'Tuesday 24 November 2026, 09:00 to 10:00 (Australian Eastern Daylight Time), Dr Priya Menon, Macquarie Street Rooms',
    );
  });
});
