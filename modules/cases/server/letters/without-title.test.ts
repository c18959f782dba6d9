import { expect, test } from 'vitest';
import { withoutTitle } from './without-title.ts';

test('a document has its heading once', () => {
  const consent = '<h2>Consent to a medical examination</h2>\n<p>I agree.</p>';

  expect(withoutTitle(consent, 'Consent to a medical examination')).toBe('<p>I agree.</p>');
  expect(
    withoutTitle('<h1><b>Service</b> agreement</h1><p>x</p>', 'Service agreement NDIS-1'),
  ).toBe('<p>x</p>');
});

test('another heading stays, and so does one further down', () => {
  const other = '<h2>When and where</h2><p>Monday</p>';
  const later = '<p>I agree.</p><h2>Consent</h2>';

  expect(withoutTitle(other, 'Your appointment')).toBe(other);
  expect(withoutTitle(later, 'Consent')).toBe(later);
  expect(withoutTitle('<h2></h2><p>x</p>', 'Consent')).toBe('<h2></h2><p>x</p>');
  expect(withoutTitle('<h2>Consent</h2>', 'Consents')).toBe('<h2>Consent</h2>');
});
