import type { RequestKind, SpecialistAnswer } from '../../domain/index.ts';
import type { WrittenPath } from '../cases/written-path.ts';

export type RequestWay = {
  readonly moves: WrittenPath['moves'];
  readonly kind: RequestKind;
  readonly answer: SpecialistAnswer | null;
  readonly count: number;
};

const received = ['receiveRequest', 'requestReceived'] as const;
const sent = ['sendRequest', 'requestSent'] as const;
const dictated = ['receiveDictation', 'dictationReceived'] as const;
const draft = ['sendDraft', 'draftSent'] as const;
const report = ['receiveReport', 'reportReceived'] as const;
const whole = [received, sent, dictated, draft, report] as const;
const accepted = 'accepted' as const;

const usual = (moves: WrittenPath['moves'], count: number): RequestWay => ({
  moves,
  kind: 'chargeable',
  answer: accepted,
  count,
});

/** How far requests of both types have come, and how many of each. */
const open: readonly RequestWay[] = [
  { ...usual([], 5), answer: null },
  { ...usual([received], 6), answer: null },
  { ...usual([received, sent, ['declineRequest', 'requestReceived']], 2), answer: 'declined' },
  { ...usual([received, sent, ['reportConflict', 'requestReceived']], 2), answer: 'conflict' },
  { ...usual([received, sent], 5), answer: 'waiting' },
  usual([received, sent], 6),
  usual([received, sent, dictated], 5),
  usual([received, sent, dictated, draft], 4),
  usual(whole, 4),
];

const over: readonly RequestWay[] = [
  usual([...whole, ['sendReport', 'reportSent']], 14),
  usual([received, sent, ['cancel', 'cancelledChargeable']], 2),
  { ...usual([received, ['cancel', 'cancelledNoFee']], 3), answer: null },
];

export const frWays: readonly RequestWay[] = [...open, ...over];

export const suppWays: readonly RequestWay[] = [
  ...open,
  ...over,
  { ...usual([...whole, ['sendReport', 'reportSentWithFee']], 4), kind: 'withFee' },
  { ...usual([...whole, ['sendReport', 'reportSentClarification']], 5), kind: 'clarification' },
  { ...usual([...whole, ['sendReport', 'reportSentAmendment']], 3), kind: 'amendment' },
  { ...usual([received, sent], 3), kind: 'clarification' },
];
