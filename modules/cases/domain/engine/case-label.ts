import type { AnyResource } from '#kernel/domain';
import { statusOf } from './case-statuses.ts';

/** The words of the status that the axes of a record add up to. */
export const caseStatusLabel =
  (resource: AnyResource, closed: readonly string[]) =>
  (record: {
    readonly step: string;
    readonly billingStatus: string;
    readonly isOnHold: boolean;
  }) => {
    const key = statusOf(record, closed);
    return resource.fields.caseStatus?.choices?.[key] ?? key;
  };
