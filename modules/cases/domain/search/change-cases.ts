import {
  choice,
  defineAction,
  defineTask,
  json,
  longText,
  lookup,
  optional,
  refuse,
  text,
} from '#kernel/domain';
import type { InputOf, Refused } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

export const bulkWishes = {
  assign: 'Assign a person in charge',
  putOnHold: 'Put on hold',
  takeOffHold: 'Take off hold',
  changeStatus: 'Change status',
} as const;

const failedShape = { id: 'id', caseNo: 'text?', message: 'text' } as const;

/** Several cases at once, of any type: each by the move that it would be done with alone. */
export const changeCases = defineAction({
  name: 'changeCases',
  on: anyCase,
  label: 'Change several cases',
  route: 'POST /app/cases/bulk',
  roles: office,
  input: {
    ids: json('Cases', { required: true }),
    wish: choice('What to do', bulkWishes, { required: true }),
    picUserId: lookup('Person in charge', 'user'),
    status: text('Status', { max: 60 }),
    note: longText('Note', { max: 1000 }),
  },
  answer: {
    changed: optional('number'),
    failed: optional([failedShape]),
    /** Instead of the rest where a worker does it. */
    taskId: optional('id'),
  },
});

/** Before a status is chosen for several cases: those that fit, and how many cases each fits. */
export const statusesOfCases = defineAction({
  name: 'statusesOfCases',
  on: anyCase,
  label: 'Statuses that several cases can take',
  route: 'POST /app/cases/statuses',
  roles: office,
  input: { ids: json('Cases', { required: true }) },
  answer: { items: [{ label: 'text', count: 'number' }] },
});

export type ChangeCasesInput = InputOf<typeof changeCases>;

export const changeCasesTask = defineTask({
  name: 'changeCases',
  label: 'Change of cases',
  on: anyCase.name,
  verb: changeCases.name,
  rows: ['case', 'cases'],
  input: changeCases.input,
});

/** More than these are changed in the background. */
export const casesInRequest = 20;
/** So many in one step: people see it move and can stop it. */
export const casesPerStep = 20;
export const mostCases = 500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readCaseIds(ids: unknown): readonly string[] | Refused {
  const isList = Array.isArray(ids) && ids.length > 0 && ids.length <= mostCases;
  if (!isList || !ids.every((id) => typeof id === 'string' && uuid.test(id))) {
    return refuse('chooseCases');
  }
  return [...new Set(ids as string[])];
}

/** What the call lacks for its wish, or the ids that it names. */
export function readCasesToChange(input: ChangeCasesInput): readonly string[] | Refused {
  const { wish, picUserId, status, note } = input;
  const ids = readCaseIds(input.ids);
  if ('kind' in ids) return ids;
  if (wish === 'assign' && !picUserId) return refuse('choosePerson');
  if (wish === 'changeStatus' && !status?.trim()) return refuse('chooseStatus');
  if (wish === 'putOnHold' && !note?.trim()) return refuse('holdReasonMissing');
  return ids;
}
