import {
  choice,
  date,
  defineResource,
  email,
  longText,
  lookup,
  money,
  number,
  phone,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { planStatuses, planTones, professions } from './mva-choices.ts';
import { mva } from './mva.resource.ts';

const verbs = {
  list: office,
  read: office,
  lookup: office,
  create: office,
  update: office,
  delete: office,
} as const;

/** D-040. */
export const mvaMedicalProvider = defineResource({
  name: 'mvaMedicalProvider',
  segment: 'mva-medical-providers',
  label: ['Medical provider', 'Medical providers'],
  title: '{name}',
  features: ['MVA'],
  parent: { field: 'claimId', as: 'medical-providers' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Claim', mva.name, { required: true }),
    name: text('Name', { required: true, searchable: true, max: 200 }),
    profession: choice('Profession', professions, { required: true }),
    phone: phone('Phone'),
    email: email('Email'),
    place: text('Address', { max: 300 }),
    note: longText('Note', { max: 2000 }),
  },
  verbs,
  deleteOnlyUnused: true,
  list: { columns: ['name', 'profession', 'phone', 'email'], sort: 'name' },
  filters: ['claimId', 'profession'],
  lookup: { text: '{name}', sort: 'name', filters: ['claimId'] },
  detail: { Provider: ['claimId', 'name', 'profession', 'phone', 'email', 'place', 'note'] },
});

/** D-041, G-021: from, to, sessions. */
export const mvaTreatmentPeriod = defineResource({
  name: 'mvaTreatmentPeriod',
  segment: 'mva-treatment-periods',
  label: ['Treatment period', 'Treatment periods'],
  title: '{treatment} {dateFrom}',
  features: ['MVA'],
  parent: { field: 'claimId', as: 'treatment-periods' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Claim', mva.name, { required: true }),
    providerId: lookup('Provider', mvaMedicalProvider.name, { required: true, within: 'claimId' }),
    treatment: text('Treatment', { required: true, max: 200 }),
    dateFrom: date('From', { required: true }),
    dateTo: date('Until'),
    sessions: number('Sessions', { min: 0, max: 1000 }),
    cost: money('Cost', { min: 0 }),
  },
  checks: {
    endsAfterStart: {
      field: 'dateTo',
      op: '>=',
      than: 'dateFrom',
      refusal: 'treatmentEndsBeforeStart',
    },
  },
  verbs,
  list: {
    columns: ['providerId', 'treatment', 'dateFrom', 'dateTo', 'sessions', 'cost'],
    sort: 'dateFrom',
  },
  filters: ['claimId', 'providerId'],
  lookup: { text: '{treatment}', sort: 'dateFrom', filters: ['claimId'] },
  detail: {
    Period: ['claimId', 'providerId', 'treatment', 'dateFrom', 'dateTo', 'sessions', 'cost'],
  },
});

export const planFields = {
  providerId: lookup('Provider', mvaMedicalProvider.name, { required: true }),
  treatment: text('Treatment', { required: true, max: 200 }),
  requestedOn: date('Requested on', { required: true, notFuture: true }),
  sessionsRequested: number('Sessions requested', { required: true, min: 1, max: 1000 }),
  status: choice('Status', planStatuses),
  decidedOn: date('Decided on', { notFuture: true }),
  sessionsApproved: number('Sessions approved', { min: 0, max: 1000 }),
  note: longText('Note', { max: 2000 }),
} as const;

/** D-042, C-267: what an insurer is asked to pay for, and what it approved. */
export const mvaMedicalTreatmentPlan = defineResource({
  name: 'mvaMedicalTreatmentPlan',
  segment: 'mva-treatment-plans',
  label: ['Treatment plan', 'Treatment plans'],
  title: '{treatment}',
  features: ['MVA'],
  parent: { field: 'claimId', as: 'treatment-plans' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Claim', mva.name, { required: true }),
    ...planFields,
    providerId: { ...planFields.providerId, within: 'claimId' },
    status: choice('Status', planStatuses, {
      required: true,
      default: 'requested',
      tones: planTones,
    }),
  },
  checks: {
    notMoreThanRequested: {
      field: 'sessionsApproved',
      op: '<=',
      than: 'sessionsRequested',
      refusal: 'moreApprovedThanRequested',
    },
    decidedAfterRequest: {
      field: 'decidedOn',
      op: '>=',
      than: 'requestedOn',
      refusal: 'planDecidedBeforeRequest',
    },
  },
  verbs,
  list: {
    columns: [
      'providerId',
      'treatment',
      'requestedOn',
      'sessionsRequested',
      'sessionsApproved',
      'status',
    ],
    sort: 'requestedOn desc',
  },
  filters: ['claimId', 'providerId', 'status'],
  lookup: { text: '{treatment}', sort: 'requestedOn desc', filters: ['claimId'] },
  detail: {
    Plan: [
      'claimId',
      'providerId',
      'treatment',
      'requestedOn',
      'sessionsRequested',
      'status',
      'decidedOn',
      'sessionsApproved',
      'note',
    ],
  },
});
