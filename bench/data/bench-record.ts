import {
  choice,
  date,
  defineModule,
  defineResource,
  flag,
  longText,
  lookup,
  money,
  register,
  text,
} from '#kernel/domain';
import { accessRules } from '#identity/domain';
import { office } from '#platform/domain';
import { catalogue } from '../../modules/catalogue.ts';

export const statuses = {
  draft: 'Draft',
  booked: 'Booked',
  attended: 'Attended',
  invoiced: 'Invoiced',
  closed: 'Closed',
} as const;

/** A resource like any other, known to the bench only. As with claimants, a list notes whom it showed. */
export const benchRecord = defineResource({
  name: 'benchRecord',
  segment: 'bench-records',
  label: ['Bench record', 'Bench records'],
  title: '{name}',
  person: true,

  fields: {
    name: text('Name', { required: true, searchable: true, max: 200 }),
    reference: text('Reference', { max: 40 }),
    status: choice('Status', statuses, { required: true }),
    companyId: lookup('Company', 'company', { required: true }),
    managerId: lookup('Manager', 'user'),
    amount: money('Amount'),
    dueDate: date('Due'),
    isActive: flag('Active', { default: true }),
    city: text('City', { max: 100 }),
    notes: longText('Notes'),
  },

  verbs: { list: office, read: office, create: office, update: office, delete: office },
  list: { columns: ['name', 'status', 'companyId', 'managerId', 'amount'], sort: 'name' },
  filters: ['status', 'companyId', 'managerId'],
  detail: { Information: ['name', 'reference', 'status', 'companyId', 'managerId', 'amount'] },
});

export const registerWithBench = (): void =>
  register([...catalogue, defineModule({ name: 'bench', resources: [benchRecord] })], accessRules);
