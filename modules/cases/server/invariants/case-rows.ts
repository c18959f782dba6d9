import { tableOf } from '#kernel/server';
import { appointmentTypes, caseTypes } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';

/** What every invariant about cases answers: the record, its number, its kind, its status. */
export const caseColumns = `c.id, c.case_no as name, c.case_type as module, c.status_name as status`;

/** Texts as SQL lists them. */
export const listed = (keys: readonly string[]): string =>
  keys.map((key) => `'${key.replaceAll("'", "''")}'`).join(', ');

/** The same statement over the tables of several types, with the key of each. */
export const ofEach = (
  types: readonly CaseType[],
  text: (table: string, type: CaseType) => string,
): string => types.map((type) => text(tableOf(type.resource), type)).join(' union all ');

export const ofAllTypes = (text: (table: string, type: CaseType) => string): string =>
  ofEach(caseTypes, text);

/** Cases that a specialist sees at a time, with what they say of their appointment. */
export const seenCases = ofEach(
  appointmentTypes,
  (
    table,
    { key },
  ) => `select tenant_id, id, case_no, '${key}' as case_type, status_name, step, is_on_hold,
    is_closed, appointment_id, appointment_date, appointment_zone, specialist_id, centre_id,
    paperwork_sent_on, next_step, next_due_date from ${table} where not is_deleted`,
);

/** A day that is still to come wherever the practice is: the first place on earth decides. */
export const lastToday = `((select now from moment) at time zone 'Pacific/Auckland')::date`;
