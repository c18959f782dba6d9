import type { Question } from '#kernel/web';
import type { bulkVerbs } from '../../domain/index.ts';

export type BulkVerb = keyof typeof bulkVerbs;
export type BulkResult = {
  changed: number;
  affectedAppointments: number;
  kept: { id: string; name: string; bookedSlots: number }[];
  /** When the first of them are and will be, where that changes. */
  times?: { before: string; after: string }[];
};

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the button does, what will become of the sessions, and what has become of them. */
const words: Readonly<Record<BulkVerb, readonly [(sessions: string) => string, string]>> = {
  change: [(sessions) => `Change ${sessions}`, 'changed'],
  hold: [(sessions) => `Put ${sessions} on hold`, 'put on hold'],
  release: [(sessions) => `Take ${sessions} off hold`, 'taken off hold'],
  cancel: [(sessions) => `Cancel ${sessions}`, 'cancelled'],
};

function keptLines(kept: BulkResult['kept']): string[] {
  const booked = kept.filter(({ bookedSlots }) => bookedSlots > 0).length;
  const cancelled = kept.length - booked;
  return [
    ...(booked
      ? [
          `${counted(booked, 'session')} with appointments will not be touched. ` +
            'Move or cancel the appointments first.',
        ]
      : []),
    ...(cancelled ? [`${counted(cancelled, 'session')} had been cancelled before.`] : []),
  ];
}

/** What it would do is said before it is done; the buttons say it again. */
export function questionOf(verb: BulkVerb, result: BulkResult): Question {
  const { changed, affectedAppointments, kept, times = [] } = result;
  const [does, done] = words[verb];
  const action = does(counted(changed, 'session'));
  const lines = [
    `${changed} of ${counted(changed + kept.length, 'chosen session')} will be ${done}.`,
    ...(affectedAppointments
      ? [`${counted(affectedAppointments, 'appointment')} in them will stay booked.`]
      : []),
    ...keptLines(kept),
    ...times.map(({ before, after }) => `${before} becomes ${after}`),
    ...(times.length > 0 && times.length < changed ? ['and so on.'] : []),
  ];
  return {
    title: `${action}?`,
    text: lines.join('\n'),
    yes: action,
    no: 'Keep',
    isDanger: verb === 'cancel',
  };
}

/** Said instead of the question when there is nothing to do. */
export const nothingToDo = (verb: BulkVerb, { kept }: BulkResult): string =>
  [`No session can be ${words[verb][1]}.`, ...keptLines(kept)].join(' ');

export const doneText = (verb: BulkVerb, changed: number): string =>
  `${counted(changed, 'session')} ${changed === 1 ? 'has' : 'have'} been ${words[verb][1]}.`;
