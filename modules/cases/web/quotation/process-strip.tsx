import { formatDate } from '#kernel/domain';
import { useSession } from '#kernel/web';
import type { Process } from './use-quotation.ts';
import './quotation-panel.css';

const words = { done: 'done', current: 'now', waiting: 'to come', skipped: 'left out' } as const;

/** G-018: how far the case has come, at a glance. */
export function ProcessStrip({ process }: { process: Process }) {
  const { dateFormat } = useSession();
  return (
    <ol className="ot-process" aria-label="Process">
      {process.sections.map(({ key, label, state, on }) => (
        <li
          key={key}
          className={`ot-process-step ot-process-${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span>{label}</span>
          <small>{on ? formatDate(on, dateFormat) : words[state]}</small>
        </li>
      ))}
    </ol>
  );
}
