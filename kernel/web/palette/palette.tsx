import { shortestSearch } from '#kernel/domain';
import type { KeyboardEvent, RefObject } from 'react';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { useSession } from '../session/session.ts';
import { useTabs } from '../tabs/tabs-context.ts';
import type { Entry } from './entry.ts';
import { commands, creations, openTabs, recentEntries, screens, steps } from './known-entries.ts';
import { bestFirst, matching } from './match.ts';
import { PaletteList } from './palette-list.tsx';
import './palette.css';
import { typedAnswers } from './typed-answers.ts';
import { useLookedUp } from './use-looked-up.ts';
import { useRecordHits } from './use-record-hits.ts';

const searchDelay = 200;
const shown = { tabs: 5, recent: 5, actions: 6, screens: 8 };

function useEntries(asked: string): { entries: Entry[]; isSearching: boolean } {
  const { actor } = useSession();
  const tabs = useTabs();
  const known = useMemo(
    () => ({
      recent: recentEntries(tabs),
      tabs: openTabs(tabs),
      actions: [...steps(actor, tabs), ...creations(actor, tabs), ...commands(tabs)],
      screens: screens(actor, tabs),
    }),
    [actor, tabs],
  );
  const settled = useDebounced(asked, searchDelay);
  const { hits, found, isSearching } = useRecordHits(actor, tabs, settled);
  const lookedUp = useLookedUp(actor, settled);
  const isCurrent = settled === asked;
  const screensFound = matching(known.screens, asked, shown.screens);
  const actionsFound = matching(known.actions, asked, shown.actions);
  const answers = isCurrent
    ? typedAnswers(actor, asked, found, lookedUp)
    : typedAnswers(actor, asked, []);
  // What is listed above is not listed twice.
  const entries = onceEach([
    ...matching(known.recent, asked, shown.recent),
    ...matching(known.tabs, asked, shown.tabs),
    // Before anything is asked, what can be done is of more use than the first screens by chance.
    ...(asked.trim() ? [...screensFound, ...actionsFound] : [...actionsFound, ...screensFound]),
    ...(isCurrent ? hits : []),
  ]);
  return {
    entries: onceEach([...answers.first, ...bestFirst(entries, asked), ...answers.last]),
    isSearching: isSearching || (!isCurrent && asked.length >= shortestSearch),
  };
}

function onceEach(entries: readonly Entry[]): Entry[] {
  const keys = new Set<string>();
  return entries.filter(({ key }) => !keys.has(key) && keys.add(key));
}

type Props = {
  close: () => void;
  /** Hands over what was typed since the palette was asked for. */
  arrive: (take: (typed: string) => void) => void;
};

/** Opens with the component, and closes with a press beside it. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const leave = (event: MouseEvent) => event.target === element && close();
    element?.showModal();
    element?.addEventListener('click', leave);
    return () => {
      element?.removeEventListener('click', leave);
      element?.close();
    };
  }, [dialog, close]);
}

/** Finds screens, open tabs, records and actions; everything by keyboard. */
export default function Palette({ close, arrive }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const { entries, isSearching } = useEntries(asked);
  const index = Math.min(at, Math.max(entries.length - 1, 0));

  useModal(dialog, close);
  // Before the next key: one that met an empty field replaced all that was typed before it.
  useLayoutEffect(() => arrive(setAsked), [arrive]);

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    close();
    entry.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length) setAt((index + step + entries.length) % entries.length);
    else if (event.key === 'Enter') run(entries[index]);
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className="palette" aria-label="Find anything" onClose={close}>
      <input
        role="combobox"
        aria-label="Search screens, records and actions"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        {...(entries.length > 0 && { 'aria-activedescendant': `${listId}-${index}` })}
        placeholder="Search screens, records and actions"
        spellCheck={false}
        autoComplete="off"
        value={asked}
        onChange={(event) => {
          setAsked(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <PaletteList id={listId} entries={entries} at={index} setAt={setAt} run={run} />
      <p className="palette-end" role="status">
        {entries.length === 0 && (isSearching ? 'Searching…' : 'No result found')}
        {entries.length > 0 && isSearching && 'Searching records…'}
        <span className="palette-keys" aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
        </span>
      </p>
    </dialog>
  );
}
