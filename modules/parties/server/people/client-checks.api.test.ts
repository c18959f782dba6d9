import { addDays } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { api } = server.signedIn({ roles: ['STAFF'] });
const url = '/app/clients';
const name = { firstName: 'Noor', lastName: 'Haddad' };
/** Two days on, so that it is the future in every zone. */
const ahead = addDays(new Date().toISOString().slice(0, 10), 2);

const told = (message: string, field: string) => ({
  body: { error: { validationErrors: [{ message, members: [field] }] } },
});

describe('the days of a claimant', () => {
  test.each(['dateOfBirth', 'injuryDate'])('%s cannot be in the future', async (field) => {
    const added = await api.post(url, { ...name, [field]: ahead });
    const { body } = await api.post(url, name);
    const stamp = { concurrencyStamp: body.concurrencyStamp };
    const changed = await api.put(`${url}/${body.id}`, { ...stamp, [field]: ahead });

    for (const answer of [added, changed]) {
      expect(answer).toMatchObject({ status: 400, ...told('This day is in the future.', field) });
    }
  });

  test('nobody is injured before they are born, whichever of the days is changed', async () => {
    const sentence = 'The injury lies before the date of birth. Change one of them.';
    const added = await api.post(url, {
      ...name,
      dateOfBirth: '1990-05-02',
      injuryDate: '1990-05-01',
    });
    const { body } = await api.post(url, { ...name, injuryDate: '2020-05-01' });
    const changed = await api.put(`${url}/${body.id}`, {
      concurrencyStamp: body.concurrencyStamp,
      dateOfBirth: '2021-01-01',
    });

    expect(added).toMatchObject({ status: 422, body: { error: { message: sentence } } });
    expect(changed).toMatchObject({ status: 422, body: { error: { message: sentence } } });
  });

  test('a sheet is judged like the form', async () => {
    const rows = [
      { ...name, dateOfBirth: ahead.split('-').toReversed().join('/') },
      { ...name, dateOfBirth: '2/5/1990' },
    ];

    const { body } = await api.post(`${url}/import`, { rows, dryRun: true });

    expect(body).toMatchObject({
      valid: 1,
      faults: [{ row: 1, column: 'dateOfBirth', message: 'This day is in the future.' }],
    });
  });
});

describe('an ABN is checked by its digits', () => {
  const refused = told('This is no ABN. Please check its 11 digits.', 'abn');
  const makers = [
    ['companies', { name: 'Gum & Co', businessType: 'insurer' }],
    ['contractors', { firstName: 'Ada', lastName: 'Field', type: 'typist', email: 'ada@f.test' }],
    ['service-provider', { name: 'Interpreters West', kind: 'interpreter' }],
  ] as const;

  test.each(makers)('of %s', async (base, body) => {
    const wrong = await api.post(`/app/${base}`, { ...body, abn: '51 824 753 557' });
    const right = await api.post(`/app/${base}`, { ...body, abn: '51 824 753 556' });

    expect(wrong).toMatchObject({ status: 400, ...refused });
    expect(right).toMatchObject({ status: 201, body: { abn: '51824753556' } });
  });

  test('in a sheet too', async () => {
    const rows = [
      { name: 'Right & Co', businessType: 'Insurer', abn: '51 824 753 556' },
      { name: 'Wrong & Co', businessType: 'Insurer', abn: '51 824 753 557' },
    ];

    const { body } = await api.post('/app/companies/import', { rows, dryRun: true });

    expect(body).toMatchObject({
      valid: 1,
      faults: [{ row: 2, column: 'abn', message: 'This is no ABN. Please check its 11 digits.' }],
    });
  });
});
