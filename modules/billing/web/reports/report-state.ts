import { useSearchParams } from 'react-router';
import { isReportName, lastYear, reportGroupings } from '../../domain/index.ts';
import type { Period, ReportGrouping, ReportName } from '../../domain/index.ts';

export type ReportState = {
  readonly name: ReportName;
  readonly by: ReportGrouping;
  readonly period: Period;
  readonly companyId: string | null;
};

export type ReportChange = Readonly<
  Partial<Record<'report' | 'by' | 'from' | 'to' | 'companyId', string | null>>
>;

const isGrouping = (text: string): text is ReportGrouping => Object.hasOwn(reportGroupings, text);

/** What is asked stands in the address: a tab that is opened again shows the same report. */
export function useReportState(
  today: string,
  fixed?: ReportName,
): readonly [ReportState, (change: ReportChange) => void] {
  const [params, setParams] = useSearchParams();
  const [name, by] = [params.get('report') ?? '', params.get('by') ?? ''];
  const usual = lastYear(today);
  const state: ReportState = {
    name: fixed ?? (isReportName(name) ? name : 'aging'),
    by: isGrouping(by) ? by : 'company',
    period: { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to },
    companyId: params.get('companyId'),
  };
  const change = (changes: ReportChange) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes))
          if (value === null || value === undefined) next.delete(key);
          else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  return [state, change];
}

/** Open and unbilled amounts are those of today; the others have a period, and two a grouping. */
export const hasPeriod = (name: ReportName): boolean => !['aging', 'unbilled'].includes(name);
export const hasGrouping = (name: ReportName): boolean => ['revenue', 'margin'].includes(name);
export const hasCompany = (name: ReportName): boolean => name !== 'gst';

export const queryOf = ({ name, by, period, companyId }: ReportState) => ({
  ...(hasPeriod(name) && period),
  ...(hasGrouping(name) && { by }),
  ...(hasCompany(name) && companyId && { companyId }),
});
