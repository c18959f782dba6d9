import { documentsWeb } from '#documents/web';
import { bindFileParts } from '#kernel/web';
import { eventually, render } from '#kernel/web-testing';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { MyDetailForms } from './my-detail-forms.tsx';

if (documentsWeb.files) bindFileParts(documentsWeb.files);

type Own = ComponentProps<typeof MyDetailForms>['own'];

const anOwn = (more: object = {}) =>
  ({ id: 's-1', concurrencyStamp: 's', languageIds: [], ...more }) as unknown as Own;
const cvCard = async (own: Own) => {
  const place = await render(<MyDetailForms own={own} refresh={() => Promise.resolve()} />);
  await eventually(() => expect(place.querySelector('[aria-label=CV]')).not.toBeNull());
  return place.querySelector('[aria-label=CV]');
};

test('[S-014] the CV that the practice holds can be opened, and a new one takes its place', async () => {
  const cvFile = { id: 'f-1', displayName: 'cv.pdf', fileSizeInByte: 1200 };

  const card = await cvCard(anOwn({ cvFileId: 'f-1', cvFile }));

  await eventually(() => expect(card?.querySelector('dd a, dd button')).not.toBeNull());
  expect(card?.querySelector('dd')?.textContent).toContain('cv.pdf');
  expect(card?.textContent).toContain('A new CV');
});

test('without one it says so', async () => {
  const card = await cvCard(anOwn());

  expect(card?.textContent).toContain('We hold no CV yet.');
});
