import { Alert } from 'antd';
import { useRef } from 'react';
import type { TemplateProblem } from '../../../domain/index.ts';

type Props = {
  readonly value: string;
  readonly problems: readonly TemplateProblem[];
  readonly onChange: (value: string) => void;
  readonly area: React.RefObject<HTMLTextAreaElement | null>;
};

/** Where a line begins in the text. */
const offsetOf = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length + (line > 1 ? 1 : 0);

/** The words as they are kept, with line numbers and what is wrong at its line. */
export function SourceView({ value, problems, onChange, area }: Props) {
  const numbers = useRef<HTMLOListElement>(null);
  const lines = value.split('\n');
  const wrong = new Set(problems.map(({ line }) => line));
  const goTo = ({ line, column }: TemplateProblem) => {
    const at = offsetOf(value, line) + column - 1;
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  };
  return (
    <div className="template-source">
      <div className="template-source-page">
        <ol ref={numbers} className="template-lines" aria-hidden>
          {lines.map((_, index) => (
            <li key={index} className={wrong.has(index + 1) ? 'is-wrong' : undefined}>
              {index + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={area}
          aria-label="Source"
          spellCheck={false}
          wrap="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onScroll={({ currentTarget }) => {
            if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
      {problems.map((problem) => (
        <Alert
          key={`${problem.line}:${problem.column}:${problem.message}`}
          type="error"
          title={
            <button type="button" className="text-button" onClick={() => goTo(problem)}>
              Line {problem.line}, column {problem.column}: {problem.message}
            </button>
          }
        />
      ))}
    </div>
  );
}
