import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import {
  anyCase,
  finaliseVersion,
  makeBrief,
  readReports,
  sentWithoutDocument,
} from '../../domain/index.ts';
import { caseColumns, seenCases } from './case-rows.ts';

const opens = anyCase;

export const paperInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'cases.sentPaperworkHoldsADocument',
    sentence: '{name} is "{status}", and the specialist was sent no document.',
    find: `select ${caseColumns} from (${seenCases}) c
      where c.step in ('paperworkSent', 'fileReview') and not exists (select from case_briefs b
        where b.tenant_id = c.tenant_id and b.case_id = c.id and not b.is_deleted)
        and not exists (select from status_log l where l.tenant_id = c.tenant_id and l.record_id = c.id
          and l.note like '%${sentWithoutDocument}')`,
    opens,
    mend: { by: makeBrief, words: 'Merge the brief under Paperwork of the case and send it.' },
  }),
  defineInvariant({
    name: 'cases.finalReportIsSigned',
    sentence:
      'The final report of {name} (version {version}) has no signature, and nothing says why.',
    find: `select c.id, c.case_no as name, c.case_type as module, r.version::int::text as version
      from case_reports r join cases c on c.tenant_id = r.tenant_id and c.id = r.case_id
      where r.kind = 'final' and not r.is_deleted and not c.is_deleted
        and coalesce(r.note, r.problem, '') = '' and not exists (select from report_signatures s
          where s.tenant_id = r.tenant_id and s.specialist_id = r.specialist_id and not s.is_deleted)`,
    opens,
    mend: {
      by: finaliseVersion,
      words:
        'Keep the signature of the specialist and make the report final again, or say in its note who signed.',
    },
  }),
  defineInvariant({
    name: 'cases.finalReportIsADocument',
    sentence: 'The final report of {name} (version {version}) has no document.',
    find: `select c.id, c.case_no as name, c.case_type as module, r.version::int::text as version
      from case_reports r join cases c on c.tenant_id = r.tenant_id and c.id = r.case_id
      where r.kind = 'final' and not r.is_deleted and not c.is_deleted
        and r.file_id is null and coalesce(r.problem, '') = ''
        and r.creation_time < now() - interval '1 hour'`,
    opens,
    mend: { by: readReports, words: 'Use a PDF for this version under Report of the case.' },
  }),
  defineInvariant({
    name: 'cases.draftIsNotSent',
    sentence: 'A draft of the report of {name} (version {version}) was sent to the customer.',
    find: `select c.id, c.case_no as name, c.case_type as module, r.version::int::text as version
      from case_reports r join cases c on c.tenant_id = r.tenant_id and c.id = r.case_id
      where r.kind = 'draft' and r.sent_at is not null and not r.is_deleted and not c.is_deleted`,
    opens,
    mend: { by: finaliseVersion, words: 'Make the version final and send it again.' },
  }),
  defineInvariant({
    name: 'cases.oneConsentIsOpen',
    sentence: '{name} has {times} consent forms that wait for a signature at once.',
    find: `select c.id, c.case_no as name, c.case_type as module, count(*)::text as times
      from case_consents f join cases c on c.tenant_id = f.tenant_id and c.id = f.case_id
      where f.ended_at is null and f.status in ('sent', 'delivered') and not f.is_deleted and not c.is_deleted
      group by c.tenant_id, c.id, c.case_no, c.case_type having count(*) > 1`,
    opens,
    mend: { words: 'Void the older envelope under Signing of the case.' },
  }),
  defineInvariant({
    name: 'cases.signedConsentIsKept',
    sentence: 'The consent of {name} is signed, and the signed document is missing.',
    find: `select c.id, c.case_no as name, c.case_type as module
      from case_consents f join cases c on c.tenant_id = f.tenant_id and c.id = f.case_id
      where f.status in ('completed', 'signed') and f.signed_file_id is null and not f.is_deleted
        and not c.is_deleted and f.ended_at < now() - interval '1 hour'`,
    opens,
    mend: { words: 'Download the document from the envelope and keep it with the case.' },
  }),
  defineInvariant({
    name: 'cases.typedJobHasText',
    sentence: 'The typing of {name} is completed, and there is no text.',
    find: `select coalesce(c.id, j.id) as id, coalesce(c.case_no, j.case_no) as name, c.case_type as module
      from typing_jobs j left join cases c on c.tenant_id = j.tenant_id and c.id = j.case_id
      where j.completed_at is not null and j.status = 'completed' and not j.is_deleted
        and coalesce(j.typed_text, '') = '' and j.report_file_id is null`,
    opens,
    mend: { words: 'Return the job to the typist, or keep the typed report with the case.' },
  }),
];
