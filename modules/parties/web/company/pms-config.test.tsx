import { eventually, press, render, serve, type } from '#kernel/web-testing';
import { afterEach, expect, test, vi } from 'vitest';
import { savePmsConfig } from '../../domain/index.ts';
import { PmsConfig } from './pms-config.tsx';

const path = '/app/companies/c-1/pms-config';
const kept = {
  companyId: 'c-1',
  system: 'LEAP',
  companyPMSId: 'WGL-1',
  clientId: 'wattle',
  hasClientSecret: true,
  isEnabled: true,
};
const company = { id: 'c-1', can: [savePmsConfig.ability] };

afterEach(() => vi.unstubAllGlobals());

test('[C-199] what is kept is shown, but for the secret', async () => {
  serve({ [`GET ${path}`]: { body: kept } });

  const place = await render(<PmsConfig company={company} />);

  await eventually(() => expect(place.textContent).toContain('LEAP'));
  expect(place.textContent).toContain('Kept, never shown');
  expect(place.textContent).toContain('Enabled');
});

test('[C-200] one field is changed and the rest goes along; the secret stays away', async () => {
  const calls = serve({ [`GET ${path}`]: { body: kept }, [`POST ${path}`]: { body: kept } });
  const place = await render(<PmsConfig company={company} />);
  await eventually(() => expect(place.textContent).toContain('LEAP'));

  await press('Change', place);
  await eventually(() => expect(document.querySelector('#companyPMSId')).not.toBeNull());
  expect(document.querySelector<HTMLInputElement>('#clientSecret')?.value).toBe('');
  await type(document.querySelector('#companyPMSId'), 'WGL-2');
  await press('Save', document);

  await eventually(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      system: 'LEAP',
      companyPMSId: 'WGL-2',
      clientId: 'wattle',
      isEnabled: true,
    }),
  );
});

test('who may not change it sees no button', async () => {
  serve({ [`GET ${path}`]: { body: { ...kept, system: null } } });

  const place = await render(<PmsConfig company={{ id: 'c-1', can: [] }} />);

  await eventually(() => expect(place.textContent).toContain('not exchanged'));
  expect(place.querySelector('button')).toBeNull();
});
