import { eventually, press, render, serve, type } from '#kernel/web-testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import LetterheadPage from './letterhead-page.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const kept = {
  id: 'l-1',
  concurrencyStamp: 's-1',
  practiceName: 'Harbour',
  abn: null,
  address: null,
  postalAddress: null,
  phone: null,
  email: null,
  website: null,
  showLogo: true,
  layout: 'classic',
  accentColour: '#3d4751',
  fontSize: 'normal',
  footerText: null,
  hasPageNumbers: true,
};

const shown = () => document.querySelector('iframe')?.getAttribute('srcdoc') ?? '';

test('the letter beside the form follows what is typed; what is refused leaves it as it was', async () => {
  serve({
    'GET /app/letterhead': { body: kept },
    'POST /app/letterhead/preview': ({ body }) => {
      const { practiceName, accentColour } = body as Record<string, string>;
      if (accentColour === '#12') {
        return { status: 400, body: { error: { code: 'x', message: 'No colour.' } } };
      }
      return { body: `<h1>${practiceName}</h1>` };
    },
  });
  await render(<LetterheadPage />);
  await eventually(() => expect(shown()).toContain('Harbour'));

  await type(document.querySelector('#practiceName'), 'Wałęsa & Partners');
  await eventually(() => expect(shown()).toContain('Wałęsa & Partners'));
  await type(document.querySelector('#accentColour'), '#12');

  await eventually(() => expect(document.body.textContent).toContain('No colour.'));
  expect(shown()).toContain('Wałęsa & Partners');
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('');
});

test('it is saved whole, as the version that was seen', async () => {
  const calls = serve({
    'GET /app/letterhead': { body: kept },
    'POST /app/letterhead/preview': { body: '<p>Letter</p>' },
    'PUT /app/letterhead': { body: { ...kept, concurrencyStamp: 's-2' } },
  });
  await render(<LetterheadPage />);
  await eventually(() => expect(document.querySelector('#footerText')).not.toBeNull());

  await type(document.querySelector('#footerText'), 'Private');
  await press('Save');

  const sent = () => calls.find(({ method }) => method === 'PUT')?.body;
  await eventually(() => expect(sent()).toBeDefined());
  const { id: _, ...values } = kept;
  expect(sent()).toEqual({ ...values, footerText: 'Private' });
});
