import { check, dayIn, formatsOf, inputSchema } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import { Refused, invalid, isUuid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { isReportName, lastYear, monthsOf, mostMonths, reportInput } from '../../domain/index.ts';
import type { Narrowed, Period, ReportGrouping, ReportName } from '../../domain/index.ts';

export type AskedReport = {
  readonly name: ReportName;
  readonly by: ReportGrouping;
  readonly period: Period;
  readonly narrowed: Narrowed;
  readonly today: PlainDate;
};

type Given = {
  readonly by?: ReportGrouping | null;
  readonly from?: PlainDate | null;
  readonly to?: PlainDate | null;
} & Narrowed;

/** The day on the calendar of whoever asks. */
export const todayFor = (actor: Actor, services: Pick<Services, 'now'>): PlainDate =>
  dayIn(formatsOf(actor).zone, services.now());

const wrong = (member: string, message: string) => invalid([{ message, members: [member] }]);

/** What was asked, with the usual period where none was named. */
export function askedReport(
  name: string,
  given: Given,
  { actor, services }: { readonly actor: Actor; readonly services: Services },
): AskedReport {
  if (!isReportName(name)) throw new Refused('notFound');
  const today = todayFor(actor, services);
  const usual = lastYear(today);
  const period = { from: given.from ?? usual.from, to: given.to ?? usual.to };
  if (period.from > period.to) throw wrong('to', 'The last day is before the first.');
  if (monthsOf(period).length > mostMonths)
    throw wrong('from', 'Please choose a period of at most five years.');
  for (const member of ['companyId', 'specialistId'] as const)
    if (given[member] && !isUuid(given[member])) throw wrong(member, 'Please choose a record.');
  const narrowed = {
    companyId: given.companyId ?? null,
    specialistId: given.specialistId ?? null,
    caseType: given.caseType ?? null,
  };
  return { name, by: given.by ?? 'company', period, narrowed, today };
}

/** The same from the query of an export. */
export function checkedInput(query: unknown): Given {
  const checked = check(inputSchema(reportInput), query ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as Given;
}
