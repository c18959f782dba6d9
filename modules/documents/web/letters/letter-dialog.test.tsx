import { eventually, press, render, serve, type } from '#kernel/web-testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { LetterDialog } from './letter-dialog.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const draft = {
  date: '2026-03-05',
  address: 'Lan Nguyễn\n12 Bent Street',
  salutation: 'Dear Ms Nguyễn',
  subject: '',
  body: '<p>Please come.</p>',
  signOff: 'Yours sincerely',
  signatory: 'Sam Staff',
};
const link = { fromModule: 'CLIENT', objectId: 'c-1' };
const kept = { id: 'l-1', fileId: 'f-1', name: 'Letter Lan Nguyễn 2026-03-05.pdf' };

const inputOf = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  );
  return document.getElementById(found?.htmlFor ?? '');
};
const posted = (calls: ReturnType<typeof serve>) =>
  calls.find(({ method, path }) => method === 'POST' && path === '/app/letters')?.body;

const open = async (draftBody = draft) => {
  const calls = serve({
    'GET /app/letters/draft': { body: draftBody },
    'POST /app/letters/preview': ({ body }) => ({ body: JSON.stringify(body) }),
    'POST /app/letters': { body: kept },
  });
  await render(<LetterDialog link={link} close={() => {}} />);
  await eventually(() => expect(inputOf('Salutation')).not.toBeNull());
  return calls;
};

test('what is typed is previewed, attached as it was typed, and can be opened as a page', async () => {
  const calls = await open();

  await type(inputOf('Subject'), 'Your appointment');
  await eventually(() =>
    expect(document.querySelector('iframe')?.getAttribute('srcdoc')).toContain('Your appointment'),
  );
  await press('Attach to the record');

  await eventually(() => expect(document.body.textContent).toContain(kept.name));
  expect(posted(calls)).toEqual({ ...link, ...draft, subject: 'Your appointment' });
  const page = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Open as page',
  );
  expect(page?.getAttribute('href')).toBe('/view/letter-print?id=l-1');
});

test('a letter to nobody is not sent, and the field says why', async () => {
  const calls = await open({ ...draft, salutation: '' });

  await press('Attach to the record');

  await eventually(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(posted(calls)).toBeUndefined();
});
