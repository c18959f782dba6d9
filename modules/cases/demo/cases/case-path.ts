import type { Instant } from '#kernel/domain';
import type { Random } from '#kernel/server';
import type { ImeStep, OtStep } from '../../domain/index.ts';

export type PathStep = {
  readonly move: string;
  /** Those of an assessment, and before it the quotation of an OT case. */
  readonly to: OtStep;
  readonly at: Instant;
};

/** What is known of an appointment before its case is made up. */
export type AppointmentLine = {
  readonly status: string;
  readonly bookedAt: Instant;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

const day = 86_400_000;
const ms = (instant: Instant): number => Date.parse(instant);
const iso = (time: number): Instant => new Date(time).toISOString();

type Planned = readonly [move: string, to: ImeStep, days: number];

/** The usual way of a report, with the days that each step takes. */
const reportWays: readonly (readonly Planned[])[] = [
  [
    ['receiveDictation', 'dictationReceived', 2],
    ['sendDraft', 'draftSent', 2],
    ['receiveReport', 'reportReceived', 4],
    ['startPostAdmin', 'postAdmin', 1],
    ['startQualityAssurance', 'qualityAssurance', 1],
    ['finaliseReport', 'reportFinalisation', 2],
    ['sendReport', 'reportSent', 1],
  ],
  [
    ['receiveDictation', 'dictationReceived', 3],
    ['sendDraft', 'draftSent', 2],
    ['collectReport', 'collectReport', 6],
    ['receiveReport', 'reportReceived', 3],
    ['reviewFurtherMaterial', 'furtherReview', 2],
    ['startPostAdmin', 'postAdmin', 5],
    ['startQualityAssurance', 'qualityAssurance', 1],
    ['finaliseReport', 'reportFinalisation', 1],
    ['sendReport', 'reportSent', 1],
  ],
  [
    ['receiveReport', 'reportReceived', 6],
    ['startPostAdmin', 'postAdmin', 1],
    ['startQualityAssurance', 'qualityAssurance', 2],
    ['finaliseReport', 'reportFinalisation', 1],
    ['sendReport', 'reportSent', 1],
    ['clarify', 'clarificationNoFee', 6],
  ],
  [
    ['receiveDictation', 'dictationReceived', 1],
    ['sendDraft', 'draftSent', 1],
    ['receiveReport', 'reportReceived', 2],
    ['startPostAdmin', 'postAdmin', 1],
    ['startQualityAssurance', 'qualityAssurance', 1],
    ['finaliseReport', 'reportFinalisation', 1],
    ['sendReport', 'reportSent', 1],
    ['amend', 'amendmentNoFee', 8],
  ],
];

/** How often each of the ways is taken, of 40. */
const usual = [...Array<0>(31).fill(0), ...Array<1>(7).fill(1), 2, 3] as const;

function beforeTheDay(line: AppointmentLine, random: Random): PathStep[] {
  const booked = ms(line.bookedAt);
  const start = ms(line.startsAt);
  const confirmed = Math.min(booked + day * random.between(1, 3), start - day / 2);
  const sent = Math.max(start - day * random.between(3, 7), confirmed + day / 4);
  return [
    { move: 'requestAppointment', to: 'appointmentRequested', at: line.bookedAt },
    { move: 'confirmAppointment', to: 'appointmentConfirmed', at: iso(confirmed) },
    { move: 'sendPaperwork', to: 'paperworkSent', at: iso(Math.min(sent, start - day / 8)) },
  ];
}

function afterTheDay(line: AppointmentLine, random: Random): PathStep[] {
  const way = reportWays[random.pick(usual)] ?? [];
  const slow = random.next() < 0.15 ? 4 : 1;
  const attended: PathStep =
    random.next() < 0.05
      ? { move: 'attendNoFee', to: 'attendedNoFee', at: line.endsAt }
      : { move: 'attend', to: 'attendedChargeable', at: line.endsAt };
  let at = ms(line.endsAt);
  const steps = way.map(([move, to, days]): PathStep => {
    at += day * days * slow * (0.6 + random.next() * 0.9);
    return { move, to, at: iso(at) };
  });
  return [attended, ...steps];
}

const cancelled: readonly ImeStep[] = [
  'cancelledNoFee',
  'cancelledChargeable',
  'cancelledChargeable',
  'cancelledPaySpecialist',
];

/** All that has happened with a case until now, in order, as the table of moves allows it. */
export function casePath(line: AppointmentLine, now: number, random: Random): PathStep[] {
  const before = beforeTheDay(line, random);
  const [requested, confirmed] = before;
  if (line.status === 'cancelled') {
    const at = iso((ms(line.bookedAt) + Math.min(ms(line.startsAt), now)) / 2);
    return [...(requested ? [requested] : []), { move: 'cancel', to: random.pick(cancelled), at }];
  }
  if (line.status === 'booked') return requested ? [requested] : [];
  if (line.status === 'confirmed') {
    const known =
      requested && confirmed ? [requested, { ...confirmed, at: earlier(confirmed.at, now) }] : [];
    const sent = before.slice(2).filter(({ at }) => ms(at) <= now);
    return [...known, ...sent, ...fileReview(sent.at(-1), now, random)];
  }
  if (line.status === 'didNotAttend')
    return [...before, { move: 'notAttend', to: 'notAttended', at: line.endsAt }];
  return [...before, ...afterTheDay(line, random)].filter(({ at }) => ms(at) <= now);
}

/** Some specialists read the file before the day, and say so. */
function fileReview(sent: PathStep | undefined, now: number, random: Random): PathStep[] {
  if (!sent || random.next() > 0.1) return [];
  const at = ms(sent.at) + day;
  return at <= now ? [{ move: 'startFileReview', to: 'fileReview', at: iso(at) }] : [];
}

/** A few requests have just come in: nobody has asked for a time yet. */
export const isJustCreated = (line: AppointmentLine, random: Random): boolean =>
  line.status === 'booked' && random.next() < 0.15;

const earlier = (at: Instant, now: number): Instant => iso(Math.min(ms(at), now - 3_600_000));
