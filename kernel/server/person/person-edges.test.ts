import { expect, test } from 'vitest';
import { defineModule, defineResource, lookup, multiLookup, register, text } from '#kernel/domain';
import { personEdges } from './person-edges.ts';

const roles = ['STAFF'] as const;
const person = defineResource({
  name: 'patient',
  segment: 'patients',
  label: ['Patient', 'Patients'],
  title: '{name}',
  person: true,
  fields: { name: text('Name', { required: true }) },
  verbs: { list: roles, read: roles },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name'] },
});
const visit = defineResource({
  name: 'visit',
  segment: 'visits',
  label: ['Visit', 'Visits'],
  title: '{name}',
  fields: {
    name: text('Name', { required: true }),
    patientId: lookup('Patient', 'patient'),
    witnessIds: multiLookup('Witnesses', 'patient'),
    objectId: text('Record'),
  },
  verbs: { list: roles, read: roles },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name', 'patientId', 'witnessIds', 'objectId'] },
});

test('a new resource with a lookup, a list of lookups or an objectId leads to the person, unnamed here', () => {
  register([defineModule({ name: 'ward', resources: [person, visit] })]);

  const edges = personEdges(true);

  expect(edges.map(({ from, label, to }) => [from.name, label, to])).toEqual([
    ['visit', 'Patient', 'patient'],
    ['visit', 'Witnesses', 'patient'],
    ['visit', 'Record', null],
  ]);
  expect(edges.at(-1)?.text, 'a row of another person is theirs').toContain(
    't.patient_id is null or t.patient_id = any($2',
  );
});
