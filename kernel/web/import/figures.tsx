import type { ImportReport } from '#kernel/domain';

/** The sheet in four figures. */
export function Figures({ report }: { report: ImportReport }) {
  const { total, valid, twins } = report;
  const figures = [
    { label: 'Rows', value: total, tone: '' },
    { label: 'Valid', value: valid, tone: 'is-good' },
    { label: 'With errors', value: total - valid, tone: total > valid ? 'is-bad' : '' },
    { label: 'May be there already', value: twins.length, tone: twins.length ? 'is-odd' : '' },
  ];
  return (
    <dl className="import-figures">
      {figures.map(({ label, value, tone }) => (
        <div key={label} className={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
