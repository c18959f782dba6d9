import { describe, expect, test } from 'vitest';
import { initialsOf, offerData, slotTimes, untilWords } from './offer-words.ts';
import { callSuggestions } from './typed-for-call.ts';

const record = (id: string, displayName: string) => ({ id, displayName, descriptionOption: null });
const suggest = (
  text: string,
  phone: string | null = null,
  found = [] as Found,
  places = [] as Places,
) => callSuggestions({ text, phone, found, places });
type Places = Parameters<typeof callSuggestions>[0]['places'];
type Found = Parameters<typeof callSuggestions>[0]['found'];

const parramatta = [{ label: 'Parramatta NSW', isWhole: true }];

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
      callSuggestions({ text, phone: null, found: records, places: parramatta, isAsking: true });

    expect(asking('WC-2231', found)).toMatchObject([{ isAwaited: true }]);
    expect(asking('Parramatta')[0]).not.toHaveProperty('isAwaited');
    expect(suggest('WC-2231', null, found)[0]).not.toHaveProperty('isAwaited');
  });

  const near = (text: string, places: Places, found = [] as Found) =>
    suggest(text, null, found, places).map(({ label, start }) => [label, start.suburb]);

  test.each(['Parramatta', 'parramatta nsw'])('%s is a place', (text) => {
    expect(suggest(text, null, [], parramatta)).toMatchObject([
      {
        label: 'Find slots near Parramatta NSW',
        start: { suburb: 'Parramatta NSW' },
        isSearch: true,
      },
    ]);
  });

  test('a postcode is searched for as it is, if there is one', () => {
    const there = [
      { label: 'Parramatta NSW', isWhole: true },
      { label: 'Harris Park NSW', isWhole: true },
    ];

    expect(near('2150', there)).toEqual([['Find slots near 2150', '2150']]);
    expect(near('2151', [])).toEqual([]);
  });

  test('each place of a name is offered, and the likeliest of a beginning', () => {
    const towns = ['NSW', 'QLD', 'SA', 'TAS', 'VIC'].map((state) => ({
      label: `Richmond ${state}`,
      isWhole: true,
    }));
    const begin = [
      { label: 'Wagga Wagga NSW', isWhole: false },
      { label: 'North Wagga Wagga NSW', isWhole: false },
    ];

    expect(near('Richmond', towns).map(([label]) => label)).toEqual([
      'Find slots near Richmond NSW',
      'Find slots near Richmond QLD',
      'Find slots near Richmond SA',
      'Find slots near Richmond TAS',
      'Find slots near Richmond VIC',
    ]);
    expect(near('Wagga', begin)).toEqual([['Find slots near Wagga Wagga NSW', 'Wagga Wagga NSW']]);
  });

  test('words that are no place find no slots near them', () => {
    expect(near('daysheet', [])).toEqual([]);
  });

  test('a suburb that is also a part of somebody’s name is offered after that person', () => {
    const found = [{ resource: 'client', records: [record('k', 'Victoria Lane')] }];
    const places = [{ label: 'Victoria Park WA', isWhole: false }];

    expect(near('Victoria', places, found).map(([label]) => label)).toEqual([
      'Call about Victoria Lane',
      'Find slots near Victoria Park WA',
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
    expect(suggest(text, null, [], parramatta)).toEqual([]);
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
