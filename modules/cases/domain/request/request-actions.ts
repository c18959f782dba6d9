import {
  defineAction,
  flag,
  json,
  longText,
  nullable,
  number,
  oneOf,
  record,
} from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { caseTeam, caseTeamAndSpecialist, office } from '#platform/domain';
import { chargeShape } from '../engine/case-actions.ts';
import { cancelRequestInput } from './request-moves.ts';

const fileShape = {
  id: 'id',
  fileName: 'text',
  contentType: 'text?',
  pages: 'number?',
  isChosen: 'flag',
  /** Of the origin case: carried by reference. */
  isOrigin: 'flag',
} as const;

export const materialShape = {
  files: [fileShape],
  /** Of the chosen ones whose pages are known. */
  counted: 'number',
  /** Chosen ones whose pages nobody has counted. */
  uncounted: 'number',
  /** What counts: as it was typed, else as counted. */
  pages: 'number',
  pagesReason: 'text?',
  /** Null: from outside, or of a case that the reader does not see. */
  origin: nullable({ id: 'id', caseNo: 'text', segment: 'text' }),
  /** What the report will cost when it is sent, the loading for many pages among it. */
  charges: [chargeShape],
  turnaround: nullable({ businessDays: 'number', promisedFor: 'date' }),
} as const;

/** The documents of the case and of its origin, and what they mean for fee and turnaround. */
export const readMaterial = (on: AnyResource) =>
  defineAction({
    name: 'readMaterial',
    on,
    label: 'Material',
    route: `GET /app/${on.base}/{id}/material`,
    roles: caseTeamAndSpecialist,
    input: {},
    answer: materialShape,
  });

export const saveMaterial = (on: AnyResource) =>
  defineAction({
    name: 'saveMaterial',
    on,
    label: 'Save material',
    route: `PUT /app/${on.base}/{id}/material`,
    roles: caseTeam,
    input: {
      fileIds: json('Documents', { hint: 'The ids of those that go along.' }),
      pages: number('Pages', { min: 0, max: 100_000 }),
      pagesReason: longText('Why the pages are typed', { max: 500 }),
    },
    answer: materialShape,
  });

/** C-115, B-211. */
export const cancelRequest = (on: AnyResource) =>
  defineAction({
    name: 'saveCancellation',
    on,
    label: 'Cancel case',
    route: `PUT /app/${on.base}/{id}/cancellation`,
    roles: office,
    input: {
      ...cancelRequestInput,
      inBackground: flag('In the background', {
        hint: 'A worker does it, and tells when it is done.',
      }),
    },
    answer: {
      jobId: 'id',
      status: oneOf(['Processing', 'Completed', 'Cancelled']),
      record: nullable(record(on)),
    },
  });
