import { describe, expect, test } from 'vitest';
import { accept, refuse } from '#kernel/domain';
import { decideNote, isShownToMore } from './decide-note.ts';
import type { NoteFacts } from './decide-note.ts';
import { mentionedIn, spansIn, toTell } from './mentions.ts';
import { mergeTimeline, readKinds, readPlace } from './timeline.ts';
import type { TimelineItem } from './timeline.ts';

const aNote = (facts: Partial<NoteFacts> = {}): NoteFacts => ({
  fromModule: 'CLIENT',
  objectId: 'client-1',
  visibility: 'staff',
  groupIds: [],
  mentionIds: [],
  ...facts,
});
const inGroups = (...groupIds: string[]) => aNote({ visibility: 'group', groupIds });
const office = { mayNamePeople: true };
const outside = { mayNamePeople: false };

describe('[E-124] who sees a note', () => {
  test.each([
    ['group', 'staff', true],
    ['group', 'everyone', true],
    ['staff', 'everyone', true],
    ['staff', 'staff', false],
    ['everyone', 'staff', false],
    ['staff', 'group', false],
  ] as const)('from %s to %s: more people is %s', (before, after, isMore) => {
    expect(isShownToMore(aNote({ visibility: before }), aNote({ visibility: after }))).toBe(isMore);
  });

  test('another group is more people, one group less is not', () => {
    expect(isShownToMore(inGroups('a'), inGroups('a', 'b'))).toBe(true);
    expect(isShownToMore(inGroups('a', 'b'), inGroups('a'))).toBe(false);
  });

  test('a note for groups names one, another names none', () => {
    expect(decideNote(office, null, inGroups())).toEqual(refuse('noteNeedsGroup'));
    expect(decideNote(office, null, aNote({ groupIds: ['a'] }))).toEqual(refuse('noteNeedsGroup'));
    expect(decideNote(office, null, inGroups('a'))).toEqual(accept());
  });

  test('who cannot look people up names neither groups nor colleagues', () => {
    const mentioning = aNote({ mentionIds: ['u-1'] });

    expect(decideNote(outside, null, mentioning)).toEqual(refuse('notPermitted'));
    expect(decideNote(outside, null, inGroups('a'))).toEqual(refuse('notPermitted'));
    expect(decideNote(outside, mentioning, mentioning)).toEqual(accept());
  });
});

describe('names in the text', () => {
  const ann = { id: 'u-1', displayName: 'Ann Lee' };
  const anna = { id: 'u-2', displayName: 'Ann Leeson' };

  test('the longest name counts, and only behind an @', () => {
    expect(mentionedIn('Ask @Ann Leeson, not Ann Lee.', [ann, anna])).toEqual([anna]);
    expect(mentionedIn('@Ann Lee and @Ann Leeson', [ann, anna])).toEqual([ann, anna]);
  });

  test('the pieces give the text again', () => {
    const text = 'Hi @Ann Lee! @nobody';
    const spans = spansIn(text, [ann]);

    expect(spans.map((span) => span.text).join('')).toBe(text);
    expect(spans.filter(({ person }) => person)).toEqual([{ text: '@Ann Lee', person: ann }]);
  });

  test('nobody is told twice, and nobody of their own note', () => {
    expect(toTell(['a', 'b', 'c'], ['b'], 'c')).toEqual(['a']);
  });
});

describe('a timeline of several lists', () => {
  const item = (id: string, at: string): TimelineItem => ({
    id,
    at,
    kind: 'note',
    title: '',
    text: null,
    people: null,
    status: null,
  });

  test('is one list, the newest first, and says where the next page begins', () => {
    const notes = [item('b', '2026-03-02T00:00:00.000Z'), item('a', '2026-03-01T00:00:00.000Z')];
    const mails = [item('c', '2026-03-02T00:00:00.000Z')];

    const page = mergeTimeline([notes, mails], 2);

    expect(page.items.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(page.before).toBe('2026-03-02T00:00:00.000Z b');
    expect(mergeTimeline([notes, mails], 3).before).toBeNull();
  });

  test('only our own places and kinds are understood', () => {
    const id = '0190a0a0-0000-7000-8000-000000000000';

    expect(readPlace(`2026-03-02T00:00:00.000Z ${id}`)).toEqual({
      at: '2026-03-02T00:00:00.000Z',
      id,
    });
    expect(readPlace(`2026-99-02T00:00:00.000Z ${id}`)).toBeNull();
    expect(readPlace('yesterday')).toBeNull();
    expect(readKinds('email,note')).toEqual(['note', 'email']);
    expect(readKinds('toString')).toBeNull();
    expect(readKinds(undefined)).toEqual(['note', 'email', 'received', 'sms', 'call', 'file']);
  });
});
