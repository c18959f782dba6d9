import { eventually, render, serve } from '#kernel/web-testing';
import { bindFileParts } from '#kernel/web';
import type { InputProps } from '#kernel/web';
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import SignaturePanel from './signature-panel.tsx';

beforeAll(() => {
  registerCatalogue();
  bindFileParts(async () => ({
    Input: ({ value, onChange }: InputProps<string>) => (
      <button type="button" onClick={() => onChange?.('picture-2')}>
        {value ?? 'none'}
      </button>
    ),
    Value: () => null,
  }));
});

const path = '/app/report-signatures';
const upload = async (place: HTMLElement, shown: string) => {
  const found = () =>
    [...place.querySelectorAll('button')].find((one) => one.textContent === shown);
  await eventually(() => expect(found()).toBeTruthy());
  await act(async () => found()?.click());
};

test('the first picture of a specialist is added', async () => {
  const calls = serve({
    [`GET ${path}`]: { body: { items: [], totalCount: 0 } },
    [`POST ${path}`]: { status: 201, body: { id: 's-1' } },
  });
  const place = await render(<SignaturePanel id="sp-1" />);

  await upload(place, 'none');

  await eventually(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    specialistId: 'sp-1',
    pictureId: 'picture-2',
  });
});

test('a new picture replaces the one that is kept', async () => {
  const kept = { id: 's-1', concurrencyStamp: 'v1', pictureId: 'picture-1' };
  const calls = serve({
    [`GET ${path}`]: { body: { items: [{ id: 's-1' }], totalCount: 1 } },
    [`GET ${path}/s-1`]: { body: kept },
    [`PUT ${path}/s-1`]: { body: kept },
  });
  const place = await render(<SignaturePanel id="sp-9" />);

  await upload(place, 'picture-1');

  await eventually(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    pictureId: 'picture-2',
    concurrencyStamp: 'v1',
  });
  expect(calls[0]?.path).toBe(path);
});
