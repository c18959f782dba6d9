import { accept, askUnanswered, change, changeAll, create, emit, refuse } from '#kernel/domain';
import type { Answers, Asked, Decision, Refused, Write } from '#kernel/domain';
import { reportCorrection } from '../corrections/report-correction.resource.ts';
import { caseReport } from './case-report.resource.ts';
import { isAfterwards, isReportLocked, reportExtensions } from './report-choices.ts';
import { reportDispatched, reportFinalised } from './report-events.ts';
import { reportDelivery } from './report-delivery.resource.ts';

/** A version as the decisions see it. */
export type ReportFacts = {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly hasFile: boolean;
  readonly sentAt: string | null;
};

export type Delivery = 'link' | 'attachment' | 'both' | 'loggedIn';

export type Recipient = {
  readonly caseManagerId: string;
  readonly name: string;
  readonly email: string | null;
};

/** As `accept` takes them. */
export type ReportWrites = Write | Refused | Asked | null | readonly Write[];

/** The newest version comes first. */
export const latestOf = (reports: readonly ReportFacts[]): ReportFacts | undefined =>
  reports.toSorted((one, other) => other.version - one.version)[0];

/** Null: there is a draft to send to the specialist. */
export const refuseWithoutDraft = (reports: readonly ReportFacts[]) =>
  reports.some(({ hasFile }) => hasFile) ? null : refuse('reportDraftMissing');

type Given = { readonly caseId: string; readonly fileId: string; readonly note?: string | null };

export function decideVersion(step: string, extension: string, id: string, given: Given): Decision {
  if (isReportLocked(step)) return refuse('reportLocked');
  if (!reportExtensions.includes(extension)) return refuse('reportFileType', { field: 'fileId' });
  return accept(create(caseReport, { id, ...given, kind: 'draft' }));
}

export type FinalFacts = {
  readonly caseId: string;
  readonly reports: readonly ReportFacts[];
  readonly openFindings: number;
  readonly isAdminStaff: boolean;
  /** Whether the specialist has a picture of their signature, which the report ends with. */
  readonly isSigned: boolean;
  readonly answers: Answers;
  readonly newId: string;
};

/** While a finding is open only admin staff goes on, after a question. */
function checkFindings(facts: FinalFacts): ReportWrites {
  const { openFindings, isAdminStaff, isSigned, answers } = facts;
  if (openFindings && !isAdminStaff)
    return refuse('findingsOpen', { values: { count: String(openFindings) } });
  const are = openFindings === 1 ? 'One finding is' : `${openFindings} findings are`;
  const findings = `${are} still open. Finalise the report all the same?`;
  return askUnanswered(
    [
      ...(openFindings ? [{ key: 'openFindings', text: findings }] : []),
      ...(isSigned ? [] : [aboutSignature]),
    ],
    answers,
  );
}

const aboutSignature = {
  key: 'noSignature',
  text: 'The specialist has no signature here, so the report ends with the name alone. Finalise it without a signature?',
};

/** What finalising writes besides the step: the final version, made from the newest one. */
export function finalWrites(facts: FinalFacts): readonly ReportWrites[] {
  const latest = latestOf(facts.reports);
  if (!latest?.hasFile) return [refuse('reportDraftMissing')];
  return [checkFindings(facts), ...finalOf(facts, latest)];
}

/** Who is asked about the signature says so with the version: nothing is unsigned in silence. */
const finalisedUnsigned = 'Finalised without a signature, by decision.';

type Finalised = Pick<FinalFacts, 'caseId' | 'isSigned' | 'newId'>;

function finalOf(
  { caseId, isSigned, newId: id }: Finalised,
  source: ReportFacts,
): readonly Write[] {
  const note = isSigned ? null : finalisedUnsigned;
  return [
    create(caseReport, { id, caseId, kind: 'final', sourceId: source.id, ...(note && { note }) }),
    emit(reportFinalised({ reportId: id })),
  ];
}

/** An amendment: the newest version, once the report was sent. */
export function decideFinalVersion(
  step: string,
  reportId: string,
  facts: Finalised & Pick<FinalFacts, 'reports' | 'answers'>,
): Decision {
  const latest = latestOf(facts.reports);
  if (!isAfterwards(step)) return refuse('finaliseByStep');
  if (latest?.id !== reportId || latest.kind !== 'draft') return refuse('reportNotNewest');
  const asked = facts.isSigned ? [] : [aboutSignature];
  return accept(askUnanswered(asked, facts.answers), ...finalOf(facts, latest));
}

export function decideFinalFile(report: ReportFacts, extension: string, fileId: string): Decision {
  if (report.kind !== 'final' || report.sentAt) return refuse('reportLocked');
  if (extension !== 'pdf') return refuse('finalFileType', { field: 'fileId' });
  return accept(change(caseReport, report.id, { fileId, problem: null }));
}

export type DispatchFacts = {
  readonly caseId: string;
  readonly report: ReportFacts | undefined;
  readonly recipients: readonly Recipient[];
  readonly delivery: Delivery;
  readonly answers: Answers;
  readonly now: string;
  readonly newIds: readonly string[];
};

/** Who gets the newest report, which must be final and have its PDF. */
export function dispatchWrites(facts: DispatchFacts): readonly ReportWrites[] {
  const { report, caseId, delivery, now } = facts;
  if (!report || report.kind !== 'final') return [refuse('reportNotFinal')];
  if (!report.hasFile) return [refuse('finalReportNotReady')];
  const reached = facts.recipients.filter(({ email }) => email);
  const asked = reached.length
    ? null
    : askUnanswered(
        [
          {
            key: 'nobodyToTell',
            text: 'No case manager of this case has an email address. Mark the report as sent all the same?',
          },
        ],
        facts.answers,
      );
  const deliveries = reached.map((person, at) => ({ id: facts.newIds[at] ?? '', ...person }));
  return [
    asked,
    change(caseReport, report.id, { sentAt: now }),
    deliveries.map(({ id, caseManagerId, name, email }) =>
      create(reportDelivery, {
        id,
        caseReportId: report.id,
        caseId,
        caseManagerId,
        name,
        email,
        delivery,
        sentAt: now,
      }),
    ),
    emit(reportDispatched({ reportId: report.id, deliveryIds: deliveries.map(({ id }) => id) })),
  ];
}

/** The specialist reads the open findings from then on. */
export const returnedFindings = (ids: readonly string[], now: string): Write | null =>
  ids.length ? changeAll(reportCorrection, ids, { returnedAt: now }) : null;
