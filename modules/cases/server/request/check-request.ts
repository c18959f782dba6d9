import { defineConsequence, readRecord, tableOf, throwUnlessAccepted } from '#kernel/server';
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

/** Whichever call writes a request, what must hold of it and its origin is asked. */
export const requestConsequence = (type: CaseType) =>
  defineConsequence<Row>({
    choice: 'forOrigin',
    of: ['create', 'change'],
    async facts(tx, ids) {
      const rows = await tx.query<Row>(factsText(tableOf(type.resource)), [ids]);
      return new Map(rows.map((row) => [row.id, row]));
    },
    async follow({ tx, actor }, changes) {
      for (const { before, after } of changes) {
        if (!after) continue;
        const isNew = after.originId !== null && after.originId !== before?.originId;
        // A hidden origin is refused as an unknown one.
        if (isNew && actor) await readRecord(tx, actor, anyCase, after.originId);
        throwUnlessAccepted(
          checkRequest(requestOf(after), before?.specialistId ?? after.specialistId),
        );
      }
    },
  });
