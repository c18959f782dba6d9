import type { FastifyInstance } from 'fastify';
import { check, fileAnswer, formatsOf, inputSchema, momentCell } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import {
  Params,
  contextOf,
  dayHead,
  described,
  invalid,
  momentHead,
  parseListQuery,
  recordSet,
  workbook,
  xlsxType,
} from '#kernel/server';
import type { Filter, Services } from '#kernel/server';
import { ime, progressReportFields, progressReportPath } from '../../domain/index.ts';

const mostRows = 5000;

type Wanted = { readonly [K in keyof typeof progressReportFields]?: string | null };

type Row = Readonly<
  Record<
    | 'claimNo'
    | 'claimant'
    | 'caseNo'
    | 'specialist'
    | 'requested'
    | 'appointment'
    | 'zone'
    | 'status'
    | 'due'
    | 'sent',
    string | null
  >
>;

const headers = [
  'Claim number',
  'Claimant',
  'Case number',
  'Specialist',
  dayHead('Requested'),
  momentHead('Appointment'),
  'Status',
  dayHead('Report due'),
  dayHead('Report sent'),
];

const keys: readonly (keyof Row)[] = [
  'claimNo',
  'claimant',
  'caseNo',
  'specialist',
  'requested',
  'appointment',
  'status',
  'due',
  'sent',
];

function rangeOf({ requestedOnFrom, requestedOnTo }: Wanted): Filter[] {
  return [
    ...(requestedOnFrom
      ? [{ key: 'requestedOn', op: 'from' as const, values: [requestedOnFrom] }]
      : []),
    ...(requestedOnTo ? [{ key: 'requestedOn', op: 'to' as const, values: [requestedOnTo] }] : []),
  ];
}

/** Under the rights of the list: the rows are those that the caller could export. */
function statement(actor: Actor, wanted: Wanted) {
  const { companyId } = wanted;
  const asked = parseListQuery(ime, { ...(companyId && { companyId }), sorting: 'caseNo' });
  const query = { ...asked, filters: [...asked.filters, ...rangeOf(wanted)] };
  const params = new Params();
  const { from, where } = recordSet(actor, ime, query, 'ime.export', params);
  return {
    text: `select t.claim_no as "claimNo", t.claimant_name as claimant, t.case_no as "caseNo",
        s.full_name as specialist, t.requested_on::text as requested,
        t.appointment_date as appointment,
        coalesce(t.appointment_zone, 'Australia/Melbourne') as zone,
        t.status_name as status, t.report_due_date::text as due, t.report_sent_on::text as sent
      from ${from} left join party_specialists s on s.tenant_id = t.tenant_id and s.id = t.specialist_id
      where ${where} order by t.requested_on, t.case_no limit ${mostRows}`,
    values: params.values,
  };
}

/** C-061: how the bookings of WorkCover Victoria stand, claim by claim. */
export function progressReportRoutes(app: FastifyInstance, services: Services): void {
  const config = {
    policy: { ability: 'ime.export' },
    reads: { resource: ime.name, operation: 'exportProgress' },
  };
  app.post(
    progressReportPath,
    described({ config }, { body: progressReportFields, answer: fileAnswer(xlsxType) }),
    async (request, reply) => {
      const { actor, id } = request;
      const checked = check(inputSchema(progressReportFields), request.body ?? {});
      if (!checked.ok) throw invalid(checked.errors);
      const wanted = checked.value as Wanted;
      const context = contextOf(actor, id);
      const [found] = await services.db.batch(context, [statement(actor, wanted)]);
      const rows = (found?.rows ?? []) as Row[];
      const cell = (row: Row, key: keyof Row) =>
        key === 'appointment' ? momentCell(row.appointment, row.zone ?? '') : row[key];
      const file = await workbook('VWABookingProgressReport.xlsx', {
        name: 'Booking progress',
        headers,
        formats: formatsOf(actor),
        rows: rows.map((row) => keys.map((key) => cell(row, key))),
      });
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.body);
    },
  );
}
