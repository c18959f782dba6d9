import { expect, test } from 'vitest';
import { check, createSchema } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { caseManager, centre, client, company, contractor, specialist } from '../domain/index.ts';
import {
  aCaseManager,
  aCentre,
  aClient,
  aCompany,
  aContractor,
  asBody,
  aSpecialist,
} from './index.ts';

const built: readonly [AnyResource, Readonly<Record<string, unknown>>][] = [
  [company, aCompany()],
  [caseManager, aCaseManager()],
  [client, aClient()],
  [contractor, aContractor()],
  [specialist, aSpecialist()],
  [centre, aCentre()],
];

test.each(built)('$name: what the builder makes passes the form', (resource, record) => {
  expect(check(createSchema(resource), asBody(resource, record))).toMatchObject({ ok: true });
});

test('two companies may stand side by side', () => {
  expect(aCompany().name).not.toBe(aCompany().name);
});
