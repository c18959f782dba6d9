import type { ImpairmentStep } from './conversions.ts';
import type { ImpairmentSheet } from './sheet.ts';

export type ReportPart = {
  readonly title: string;
  readonly steps: readonly ImpairmentStep[];
  readonly end: string;
};

/** The workings in the order in which a report says them. */
export function reportBlock({ physical, psychiatric }: ImpairmentSheet): readonly ReportPart[] {
  const parts: ReportPart[] = (physical?.regions ?? []).map(({ title, steps, result }) => ({
    title,
    steps,
    end: `${title}: ${result} % whole person impairment`,
  }));
  if (physical)
    parts.push({
      title: 'Combined',
      steps: physical.combined,
      end: physical.missing.length
        ? `Not complete. No table of the practice has: ${physical.missing.join('; ')}.`
        : `Whole person impairment: ${physical.total} %`,
    });
  if (psychiatric)
    parts.push({
      title: 'Psychiatric impairment rating scale (PIRS)',
      steps: psychiatric.steps,
      end:
        psychiatric.result === null
          ? 'Not complete. Table 11.7 has no value for this median class and aggregate score.'
          : `Psychiatric whole person impairment: ${psychiatric.result} %`,
    });
  return parts;
}

/** The same as plain text, to be put into a report. */
export const reportText = (sheet: ImpairmentSheet): string =>
  reportBlock(sheet)
    .map(({ title, steps, end }) =>
      [title, ...steps.map(({ text, rule }, at) => `${at + 1}. ${text} (${rule})`), end].join('\n'),
    )
    .join('\n\n');
