import { together } from '#kernel/domain';
import { defineRule, readRecord, rowsById, tableOf } from '#kernel/server';
import type { Rule } from '#kernel/server';
import { anyCase, checkRequest } from '../../domain/index.ts';
import type { CaseType, RequestToCheck } from '../../domain/index.ts';

type Row = Omit<RequestToCheck, 'origin'> & {
  readonly originId: string | null;
  readonly originClientId: string | null;
  readonly originSpecialistId: string | null;
};

const factsText = (table: string): string => `select r.id, r.client_id as "clientId",
    r.specialist_id as "specialistId", r.request_kind as "requestKind", r.agreed_fee::text as "agreedFee",
    r.report_sent_on is not null as "wasSent", r.origin_case_id as "originId",
    o.client_id as "originClientId", o.specialist_id as "originSpecialistId"
  from ${table} r
  left join cases o on o.tenant_id = r.tenant_id and o.id = r.origin_case_id
  where r.id = any($1::uuid[])`;

const requestOf = ({ originId, originClientId, originSpecialistId, ...row }: Row) => ({
  ...row,
  origin: originId
    ? { id: originId, clientId: originClientId, specialistId: originSpecialistId }
    : null,
});

export const requestFitsItsOrigin = (type: CaseType): Rule =>
  defineRule({
    name: 'cases.requestFitsItsOrigin',
    sentence:
      'What must hold of a request and the case that it came from; a hidden one is unknown.',
    on: type.resource,
    when: ['create', 'change', 'move'],
    facts: rowsById<Row>(factsText(tableOf(type.resource))),
    async more({ tx, actor }, changes) {
      for (const { before, after } of changes)
        if (actor && after?.originId && after.originId !== before?.originId)
          await readRecord(tx, actor, anyCase, after.originId);
    },
    decide: (changes) =>
      together(
        changes.flatMap(({ before, after }) =>
          after ? [checkRequest(requestOf(after), before?.specialistId ?? after.specialistId)] : [],
        ),
      ),
  });
