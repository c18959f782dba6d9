import { useEffect, useRef } from 'react';
import type { Entry } from './entry.ts';

type Props = {
  id: string;
  entries: readonly Entry[];
  at: number;
  setAt: (index: number) => void;
  run: (entry: Entry) => void;
};

/** The keys are pressed in the input above, which points at the chosen line. */
export function PaletteList({ id, entries, at, setAt, run }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, entries.length]);
  const groups = [...new Set(entries.map((entry) => entry.group))];
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Found"
      className="palette-list"
      tabIndex={-1}
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p className="palette-group" aria-hidden>
            {group}
          </p>
          {entries.map((entry, index) =>
            entry.group === group ? (
              <div
                key={entry.key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className="palette-entry"
                onMouseMove={() => index !== at && setAt(index)}
                onClick={() => run(entry)}
                onKeyDown={(event) => event.key === 'Enter' && run(entry)}
              >
                <span>{entry.label}</span>
                {entry.detail && <span className="soft">{entry.detail}</span>}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
