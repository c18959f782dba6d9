import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { reportCorrection, reportRemark } from '../../domain/index.ts';
import { hoursAfter } from './paper-cases.ts';
import type { Version } from './report-rows.ts';

const stabilised = 'The condition has stabilised.';

/** What was said about the first draft; done once the report is past the specialist. */
function remarkRecords({ one, id, version, kind, at }: Version) {
  if (version !== 1 || kind !== 'draft') return [];
  const isPast = one.at('startPostAdmin') !== undefined;
  const said = [
    ['Please say since when, and on which finding this rests.', 'Added below the diagnosis.'],
    ['The customer asked for the calculation as well.', 'It is attached now.'],
  ] as const;
  return said.map(([remark, reply], nth) => ({
    id: idOf('reportRemark', id, String(nth)),
    caseReportId: id,
    caseId: one.demo.id,
    specialistId: one.specialist.id,
    authorId: one.staffId,
    quote: stabilised,
    remark,
    status: isPast ? ('done' as const) : ('open' as const),
    reply: isPast ? reply : null,
    creationTime: hoursAfter(at, 3 + nth, one.now) ?? at,
    creatorId: one.staffId,
  }));
}

const findings = [
  ['instructions', 'major', 'Question 4 (fitness for work) is answered without restrictions.'],
  ['language', 'minor', 'The side is missing in the second line of the examination.'],
] as const;

/** They hold up the report while the quality assurance lasts. */
function findingRecords({ one, id, version, hasChanges }: Version, last: boolean) {
  const at = one.at('startQualityAssurance');
  if (!at || !last || !hasChanges) return [];
  const isDone = one.at('finaliseReport') !== undefined;
  return findings.map(([category, severity, finding], nth) => ({
    id: idOf('finding', id, String(version), String(nth)),
    caseId: one.demo.id,
    caseReportId: id,
    specialistId: one.specialist.id,
    category,
    severity,
    finding,
    status: isDone ? ('passed' as const) : nth ? ('underReview' as const) : ('pending' as const),
    note: isDone ? 'Corrected.' : null,
    raisedById: one.staffId,
    creationTime: hoursAfter(at, 1 + nth, one.now) ?? at,
    creatorId: one.staffId,
  }));
}

/** Remarks of readers, and what the quality assurance found. */
export function reviewRows(versions: readonly Version[]): TableRows[] {
  const own = versions[0]?.one.own;
  const drafts = versions.filter(({ kind }) => kind === 'draft');
  const isLast = ({ one, version }: Version) =>
    !drafts.some((other) => other.one === one && other.version > version);
  return [
    ...recordRows(reportRemark, versions.flatMap(remarkRecords), own),
    ...recordRows(
      reportCorrection,
      drafts.flatMap((draft) => findingRecords(draft, isLast(draft))),
      own,
    ),
  ];
}
