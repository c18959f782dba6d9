import { describe, expect, test } from 'vitest';
import { expiryText, linkAddress, linkExpiry } from './link.ts';

const madeAt = '2026-03-01T10:00:00.000Z';

describe('the end of a link', () => {
  test('[D23] is so many minutes or days after it was made', () => {
    expect(linkExpiry({ expires: { minutes: 60 } }, madeAt)).toBe('2026-03-01T11:00:00.000Z');
    expect(linkExpiry({ expires: { days: 90 } }, madeAt)).toBe('2026-05-30T10:00:00.000Z');
  });

  test('is the moment of its record where the kind names one and that is later', () => {
    const kind = { expires: { days: 30, orUntil: 'the last day of its validity' } };

    expect(linkExpiry(kind, madeAt, '2026-06-01T12:00:00.000Z')).toBe('2026-06-01T12:00:00.000Z');
    expect(linkExpiry(kind, madeAt, '2026-03-02T12:00:00.000Z')).toBe('2026-03-31T10:00:00.000Z');
    expect(linkExpiry(kind, madeAt, null)).toBe('2026-03-31T10:00:00.000Z');
  });

  test('is never moved where the kind names no moment', () => {
    const later = '2030-01-01T00:00:00.000Z';

    expect(linkExpiry({ expires: { days: 1 } }, madeAt, later)).toBe('2026-03-02T10:00:00.000Z');
  });

  test('is printed in words', () => {
    expect(expiryText({ expires: { days: 1 } })).toBe('1 day');
    expect(expiryText({ expires: { minutes: 60 } })).toBe('60 minutes');
    expect(expiryText({ expires: { days: 30, orUntil: 'its last day' } })).toBe(
      '30 days, or until its last day where that is later',
    );
  });
});

test('the address carries the token, and the tenant where the page asks for it', () => {
  const page = '/view/onetimeaccess?id={token}&tenantId={tenantId}';

  expect(linkAddress({ page }, 'abc', 't-1')).toBe('/view/onetimeaccess?id=abc&tenantId=t-1');
});
