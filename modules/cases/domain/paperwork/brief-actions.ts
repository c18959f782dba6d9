import { choice, defineAction, defineTask, json, longText, record, text } from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { briefDeliveries } from './brief-deliveries.ts';
import { caseBrief } from './case-brief.resource.ts';

/** The files of the case in this order, merged and numbered; the first is the brief, then supplements. */
export const makeBrief = defineAction({
  name: 'makeBrief',
  on: anyCase,
  label: 'Merge the brief',
  route: 'POST /app/cases/{id}/briefs',
  roles: office,
  input: {
    fileIds: json('Files', { required: true }),
    name: text('Name', { max: 150 }),
  },
  answer: { taskId: 'id' },
});

export const makeBriefTask = defineTask({
  name: 'makeBrief',
  label: 'Brief of a case',
  on: anyCase.name,
  verb: makeBrief.name,
  rows: ['file', 'files'],
  input: {
    caseId: text('Case', { required: true, max: 36 }),
    fileIds: json('Files', { required: true }),
    name: text('Name', { required: true, max: 200 }),
  },
});

/** A supplement, or a brief once more, after the paperwork left: the step of the case stays. */
export const sendBrief = defineAction({
  dryRun: true,
  name: 'send',
  on: caseBrief,
  label: 'Send to the specialist',
  route: 'POST /app/case-briefs/{id}/send',
  roles: office,
  input: {
    deliveryMethod: choice('Sent by', briefDeliveries, { default: 'link' }),
    note: longText('Note', { max: 1000 }),
  },
  answer: record(caseBrief),
});

/** G-130: the money has come; accounting says so. */
export const markPrepaid = (resource: AnyResource): AnyAction =>
  defineAction({
    name: 'markPrepaid',
    on: resource,
    label: 'Prepayment received',
    route: `PUT /app/${resource.base}/{id}/prepayment`,
    roles: ['ADMIN_STAFF', 'ACCOUNTING'],
    input: {},
    answer: record(resource),
  }) as AnyAction;
