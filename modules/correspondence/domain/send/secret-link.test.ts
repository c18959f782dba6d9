import { expect, test } from 'vitest';
import {
  secretLinkPlaceholder as place,
  withSecretLink,
  withSecretLinkInText,
  withoutSecretLink,
} from './secret-link.ts';

const link = 'https://app.test/account/set-password?token=a$&b';

test('it is put where a reader sees it or follows it', () => {
  expect(withSecretLink(`<p><a href="${place}">${place}</a>.</p>`, link)).toBe(
    '<p><a href="https://app.test/account/set-password?token=a$&amp;b">https://app.test/account/set-password?token=a$&amp;b</a>.</p>',
  );
  expect(withSecretLink(`Open ${place}.`, link)).toContain('token=a$&amp;b.');
  expect(withSecretLinkInText(`Sign here (${place}), please\n\n${place}\n`, link)).toBe(
    `Sign here (${link}), please\n\n${link}\n`,
  );
});

test.each([
  `<img src="${place}" />`,
  `<img src="https://evil.test/?u=${place}" />`,
  `<a href="https://evil.test/?u=${place}">x</a>`,
  `<a href="${place}?x">x</a>`,
  `<a title="${place}">x</a>`,
  `<p>https://evil.test/?u=${place}</p>`,
  `<p>https://evil.test/?u=(${place})</p>`,
])('%s carries it nowhere', (html) => {
  expect(withSecretLink(html, link)).not.toContain('token');
  expect(withSecretLink(html, link)).not.toContain(place);
});

test('an address of somebody else in the plain part does not carry it', () => {
  expect(withSecretLinkInText(`x (https://evil.test/?u=${place})`, link)).not.toContain('token');
});

test('a subject is kept in the tracking, so it never has one', () => {
  expect(withoutSecretLink(`Hello  ${place} Anna`)).toBe('Hello Anna');
});
