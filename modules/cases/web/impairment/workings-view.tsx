import { EmptyState } from '#kernel/web';
import { reportBlock } from '../../domain/index.ts';
import type { ImpairmentSheet } from '../../domain/index.ts';

type Props = { sheet: ImpairmentSheet; part: 'physical' | 'psychiatric' };

/** Each step beside its rule; what the report will say stands at the end of each part. */
export function WorkingsView({ sheet, part }: Props) {
  const shown = reportBlock(
    part === 'physical' ? { ...sheet, psychiatric: null } : { ...sheet, physical: null },
  );
  const result = part === 'physical' ? sheet.physical?.total : sheet.psychiatric?.result;
  const isWhole = part === 'psychiatric' || !sheet.physical?.missing.length;
  return (
    <section className="card" aria-label="Workings" aria-live="polite">
      {!shown.length && (
        <EmptyState
          title="No result yet"
          text={
            part === 'physical'
              ? 'The steps appear here as you enter.'
              : 'The result appears once all six scales have a class.'
          }
        />
      )}
      {isWhole && result !== undefined && result !== null && (
        <p className="impairment-total">
          <strong>{result} %</strong> whole person impairment
        </p>
      )}
      {shown.map(({ title, steps, end }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ol className="impairment-steps">
            {steps.map(({ text, rule }, at) => (
              <li key={at}>
                {text}
                <div className="soft">{rule}</div>
              </li>
            ))}
          </ol>
          <p>{end}</p>
        </div>
      ))}
    </section>
  );
}
