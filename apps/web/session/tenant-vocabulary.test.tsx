import { spoken } from '#kernel/web';
import { eventually } from '#kernel/web-testing';
import { pageAt, resourceNamed } from '#kernel/domain';
import { expect, test } from 'vitest';
import { AppRoutes } from '../shell/app-routes.tsx';
import { SidebarLink } from '../shell/sidebar-link.tsx';
import { inShell } from '../testing/in-shell.tsx';
import { TenantVocabulary } from './tenant-vocabulary.tsx';

const settings = (word: string) => ({ settings: { 'ICS.Vocabulary': word } });
const draw = (word: string) =>
  inShell(
    <TenantVocabulary>
      <SidebarLink item={{ label: 'Clients', path: '/view/clients' }} />
      <AppRoutes />
    </TenantVocabulary>,
    { roles: ['STAFF'], tenant: settings(word) },
    '/view/clients',
  );

test.each([
  ['Claimant', 'Claimants', 'Claimant List'],
  ['Client', 'Clients', 'Client List'],
])('[B-009] a tenant that says %s reads it everywhere', async (word, many, title) => {
  const place = await draw(word);

  expect(place.querySelector('.sidebar-label')?.textContent).toBe(many);
  await eventually(() => expect(place.querySelector('h1')?.textContent).toBe(many));
  expect(place.textContent).toContain(`Add ${word}`);
  expect(resourceNamed('client').label).toEqual([word, many]);
  expect(pageAt('/view/clients')?.title).toBe(title);
  expect(spoken('Case, claimant or specialist')).toBe(`Case, ${word.toLowerCase()} or specialist`);
  expect(resourceNamed('actionRequired').fields.fromModule?.choices?.CLIENT).toBe(word);
  expect(resourceNamed('talkingPoint').fields.audience?.choices?.claimant).toBe(word);
  expect(resourceNamed('companyGroup').label[0]).toBe(`${word} Sharing Group`);
});

test('[B-009] terms of software keep their word', async () => {
  await draw('Claimant');

  expect(resourceNamed('tenant').fields.clientDomain?.label).toBe('Client domain');
});
