import { expect, test } from 'vitest';
import { detailTabKeys, detailTabOf, firstOfTabs } from './detail-tabs.ts';

test('[B-172] [K-079] [K-080] the tabs of a case have the keys Information = 1 and Content = 2', () => {
  expect(detailTabKeys).toEqual({ Information: 1, Content: 2 });
  expect(detailTabOf('1')).toBe('Information');
  expect(detailTabOf('2')).toBe('Content');
  expect([detailTabOf(null), detailTabOf('3')]).toEqual(['Information', 'Information']);
});

test('[B-172] Content begins with the first section that keeps something', () => {
  const sections = [
    { title: 'Booking Notes', keys: ['requestedOn'] },
    { title: 'Dictations', keys: [] },
    { title: 'Video', keys: [] },
  ];

  expect(firstOfTabs(sections)).toEqual({ Information: 'Booking Notes', Content: 'Dictations' });
  expect(firstOfTabs(sections.slice(0, 1))).toEqual({ Information: 'Booking Notes' });
});
