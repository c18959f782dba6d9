import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { coType } from '../../domain/index.ts';
import { PlainCasePage } from '../new-case/plain-case-page.tsx';
import NewConferencePage from './new-conference-page.tsx';

const base = aSession();
const session = aSession({
  actor: { ...base.actor, roles: ['STAFF'], edition: 'MLP', features: ['COTELE'] },
});

beforeEach(() => {
  registerCatalogue();
  serve({});
});
afterEach(() => vi.unstubAllGlobals());

const cards = (place: HTMLElement) =>
  [...place.querySelectorAll('section.card')].map((one) => one.getAttribute('aria-label'));

test('[R-142] a new conference asks who, what kind and how long; of a court also the subpoena', async () => {
  const call = await render(<NewConferencePage />, { session });
  const court = await render(
    <PlainCasePage
      type={coType}
      start={{ kind: 'court' }}
      next=""
      sections={[
        { title: 'Subpoena', keys: ['attendOn'], isAsked: ({ kind }) => kind === 'court' },
        { title: 'Other', keys: ['topic'], isAsked: ({ kind }) => kind !== 'court' },
      ]}
    />,
    { session },
  );

  await eventually(() => expect(cards(call)).toEqual(['Who', 'Conference', 'Request']));
  await eventually(() => expect(cards(court)).toEqual(['Who', 'Subpoena']));
});
