import { beforeEach, expect, test } from 'vitest';
import { forgetEverythingWhenImpersonating } from '../auth/impersonation.ts';
import { someTabs } from '../testing/some-tabs.ts';
import { readTabs } from './tabs-storage.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const pathsOf = (owner: string) =>
  readTabs(sessionStorage, owner, () => true).tabs.map(({ path }) => path);
const hosts = ['/view/widgets', '/view/widgets/detail/7'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const tabs = someTabs('/view/widgets', { owner: 'host' });
  tabs.open('/view/widgets/detail/7');
});

test('after "Back to my account" the tabs of the host are there again', () => {
  expect(pathsOf('host')).toEqual(hosts);

  forgetEverythingWhenImpersonating('?impersonatorUserId=host');
  const theirs = someTabs('/view/widgets/add', { owner: 'una' });
  expect(theirs.state().tabs.map(({ path }) => path)).toEqual(['/view/widgets/add']);
  theirs.save();
  forgetEverythingWhenImpersonating(`?impersonatorUserId=${nobody}`);

  expect(pathsOf('una')).toEqual([]);
  expect(pathsOf('host')).toEqual(hosts);
  const again = someTabs('/', { owner: 'host' });
  expect(again.state().tabs.map(({ path }) => path)).toEqual(hosts);
});

test('the way out may be loaded twice without losing them', () => {
  forgetEverythingWhenImpersonating('?impersonatorUserId=host');
  forgetEverythingWhenImpersonating('?impersonatorUserId=host');
  forgetEverythingWhenImpersonating(`?impersonatorUserId=${nobody}`);

  expect(pathsOf('host')).toEqual(hosts);
});

test('[B-073] tabs of somebody else, drafts and all the rest are forgotten', () => {
  sessionStorage.setItem('draft', 'typed');

  forgetEverythingWhenImpersonating('?impersonatorUserId=another');
  expect(sessionStorage).toHaveLength(0);

  forgetEverythingWhenImpersonating(`?impersonatorUserId=${nobody}`);
  expect(sessionStorage).toHaveLength(0);
});

test('a damaged entry does not stop the change of person', () => {
  sessionStorage.setItem('sessionTabs', '{');

  forgetEverythingWhenImpersonating('?impersonatorUserId=host');

  expect(sessionStorage).toHaveLength(0);
});
