import { can } from '#kernel/domain';
import type { Actor, SearchAnswer } from '#kernel/domain';
import type { Entry } from './entry.ts';
import { phoneDigits } from './phone-digits.ts';

/** What somebody typed into the palette. */
export type Typed = {
  readonly text: string;
  /** The digits, where it is a phone number. */
  readonly phone: string | null;
  /** The records that were found by it so far. */
  readonly found: SearchAnswer['items'];
  /** What `look` answered, once it has. */
  readonly seen?: unknown;
};

export type TypedAnswer = Pick<Entry, 'label' | 'run'> & {
  readonly detail?: string;
  /** Something that is under way waits for it: it stands above the records. */
  readonly isFirst?: boolean;
};

/** Steps that a module offers for what was typed, such as a call from a phone number. */
export type TypedAnswers = {
  readonly group: string;
  /** Offered to those who may do it. */
  readonly ability: string;
  /** Asks the server about the words; nothing is offered from them before it answers. */
  readonly look?: (text: string, signal: AbortSignal) => Promise<unknown>;
  readonly answers: (typed: Typed) => readonly TypedAnswer[];
};

let sources: readonly TypedAnswers[] = [];

/** Called once for each module when the application starts. */
export function registerTypedAnswers(given: TypedAnswers): void {
  sources = [...sources.filter(({ group }) => group !== given.group), given];
}

export const typedSources = (actor: Actor): readonly TypedAnswers[] =>
  sources.filter(({ ability }) => can(actor, ability));

/** A phone number is a task by itself; other words rather look for what is there already. */
export function typedAnswers(
  actor: Actor,
  text: string,
  found: Typed['found'],
  seen: ReadonlyMap<string, unknown> = new Map(),
): { readonly first: Entry[]; readonly last: Entry[] } {
  const phone = phoneDigits(text.trim());
  const entries = text.trim()
    ? typedSources(actor).flatMap(({ group, answers }) =>
        answers({ text: text.trim(), phone, found, seen: seen.get(group) }).map(
          ({ isFirst = false, ...answer }) => ({
            isFirst: isFirst || phone !== null,
            entry: { ...answer, group, key: `typed ${answer.label} ${answer.detail ?? ''}` },
          }),
        ),
      )
    : [];
  const those = (first: boolean): Entry[] =>
    entries.filter(({ isFirst }) => isFirst === first).map(({ entry }) => entry);
  return { first: those(true), last: those(false) };
}
