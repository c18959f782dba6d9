import {
  aSession,
  bindConfirm,
  collectToasts,
  eventually,
  press,
  render,
  serve,
} from '#kernel/web-testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { TemplatePage } from './template-page.tsx';
import type { Template } from './use-template.ts';

const base = aSession();
const session = aSession({ actor: { ...base.actor, roles: ['STAFF'], edition: 'MLP' } });

const standard = { subject: 'Report ready', templateContent: '<p>Dear {{ client.firstName }}</p>' };
const aTemplate = (changes: Partial<Template> = {}): Template => ({
  id: 't-1',
  name: 'ReportReady',
  label: 'Report ready',
  category: 'report',
  kind: 'mail',
  about: 'report',
  audience: 'caseManager',
  needs: [],
  ...standard,
  disabled: false,
  isActive: true,
  isEdited: false,
  concurrencyStamp: 's-1',
  lastModificationTime: '2026-11-16T00:00:00Z',
  defaultWords: standard,
  ...changes,
});

const toasts = collectToasts();
const open = (template: Template) => {
  const calls = serve({
    'GET /app/email-templates/ReportReady': { body: template },
    'PUT /app/email-templates/t-1/active': {
      body: { ...template, isActive: false, disabled: true },
    },
    'PUT /app/email-templates/removeTenantTextTemplate': { body: aTemplate() },
  });
  const page = render(<TemplatePage templateKey="ReportReady" />, { session });
  return { calls, page };
};
const button = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

beforeEach(() => {
  registerCatalogue();
  toasts.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('the page of a template', () => {
  test('[B-268] shows the words with chips that say what they are', async () => {
    const place = await open(aTemplate()).page;

    await eventually(() => expect(place.textContent).toContain('Claimant: First name'));
    expect(button(place, 'Save')?.disabled).toBe(true);
    expect(button(place, 'Reset to default')?.disabled).toBe(true);
  });

  test('[B-278] says that it is disabled, and that it was edited', async () => {
    const place = await open(aTemplate({ disabled: true, isActive: false, isEdited: true })).page;

    await eventually(() => expect(place.textContent).toContain('Disabled'));
    expect(place.textContent).toContain('Edited');
    expect(button(place, 'Enable')).toBeDefined();
  });

  test('leads back to the list where it stands in its place', async () => {
    serve({ 'GET /app/email-templates/ReportReady': { body: aTemplate() } });
    const toList = vi.fn<() => void>();
    const place = await render(<TemplatePage templateKey="ReportReady" toList={toList} />, {
      session,
    });
    await eventually(() => expect(place.textContent).toContain('Written to: Case manager'));

    const link = [...place.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Mail Templates',
    );
    link?.click();

    await eventually(() => expect(toList).toHaveBeenCalledOnce());
  });

  test('[C-354] asks before own words are taken out', async () => {
    const { calls, page } = open(aTemplate({ isEdited: true }));
    const place = await page;
    await eventually(() => expect(button(place, 'Reset to default')?.disabled).toBe(false));
    const resets = () => calls.filter(({ path }) => path.endsWith('removeTenantTextTemplate'));

    bindConfirm(async () => false);
    await press('Reset to default', place);
    expect(resets()).toEqual([]);

    bindConfirm(async () => true);
    await press('Reset to default', place);
    await eventually(() => expect(resets()).toHaveLength(1));
    expect(resets()[0]?.body).toEqual({ templateKey: 'ReportReady' });
  });
});
