import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf } from '#booking/domain';
import { kindsOfSubject, recordKinds, templateDefaults } from '#correspondence/domain';
import { templateFactsPoint } from '#correspondence/server';
import type { TemplateFactsSource } from '#correspondence/server';
import { findResource, moduleNameOf } from '#kernel/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();

/** Nothing sends them by itself: whoever works on the record chooses one where it is written to. */
const byHand = [
  'InterpreterBooked',
  'MedicalNegligenceRequest',
  'MvaProviderRequest',
  'MvaTreatmentPlan',
  'MvaInsurerOffer',
  'PaymentReceived',
  'AccruedInterestStatement',
  'SpecialistOnboarding',
];

const sources = globSync('modules/*/{domain,server}/**/*.ts', { cwd: process.cwd() })
  .filter((path) => !/\.test\.ts$|templates\/defaults\//.test(path))
  .map((path) => readFileSync(join(process.cwd(), path), 'utf8'))
  .join('\n');
const notices = (['booked', 'confirmed', 'moved', 'changed', 'cancelled'] as const).flatMap(
  (kind) => noticesOf(kind),
);
const isSentBySomething = (key: string): boolean =>
  notices.includes(key) || sources.includes(`'${key}'`);

test('[D-078] every default template is sent or printed by something, or chosen by a person', () => {
  const unused = templateDefaults
    .map(({ key }) => key)
    .filter((key) => !isSentBySomething(key) && !byHand.includes(key));

  expect(unused).toEqual([]);
});

test('a template that a person chooses is a mail about a record that can be written from', () => {
  for (const key of byHand) {
    const found = templateDefaults.find((one) => one.key === key);
    expect([key, found?.kind]).toEqual([key, 'mail']);
    expect([key, isSentBySomething(key)]).toEqual([key, false]);
    expect(found && kindsOfSubject[found.about].length, key).toBeGreaterThan(0);
  }
});

test.each(recordKinds)('a template is filled with a real %s', (kind) => {
  const told = serverModules
    .flatMap(({ contributes }) => contributes ?? [])
    .filter(({ point }) => point === templateFactsPoint.name)
    .map(({ value }) => (value as TemplateFactsSource).module);

  expect(findResource(kind)).toBeDefined();
  expect(told).toContain(moduleNameOf({ name: kind }));
});
