import type { FoundRecord, SearchAnswer } from '#kernel/domain';

/** What a call begins with, or gets added. */
export type CallStart = {
  readonly callerPhone?: string;
  readonly callerName?: string;
  readonly suburb?: string;
  readonly clientId?: string;
  readonly companyId?: string;
  readonly caseManagerId?: string;
  readonly claimNo?: string;
};

export type CallSuggestion = {
  readonly label: string;
  readonly detail: string;
  readonly start: CallStart;
  /** Leads on to the search for free slots. */
  readonly isSearch?: true;
  /** Says for whom the call is that waits to hear it. */
  readonly isAwaited?: true;
};

type Found = SearchAnswer['items'];

const people: Readonly<Record<string, (one: FoundRecord) => CallStart>> = {
  client: ({ id }) => ({ clientId: id }),
  caseManager: ({ id, displayName }) => ({ caseManagerId: id, callerName: displayName }),
  company: ({ id }) => ({ companyId: id }),
};

const shownOfAKind = 3;

/** A suburb is words, a postcode four digits. */
const isPlace = (text: string): boolean =>
  /^\d{4}$/.test(text) || /^\p{L}[\p{L}'’. -]{3,}$/u.test(text);

const nameKey = (name: string): string => name.toLowerCase().replace(/[\s,]+/g, ' ');

export type Typed = {
  readonly text: string;
  /** The digits, where it is a phone number. */
  readonly phone: string | null;
  readonly found: Found;
  /** A call is open and does not know yet for whom it is. */
  readonly isAsking?: boolean;
};

/**
 * What the palette offers for a phone number, a suburb or a claim number. `phone` starts a call from
 * it and whoever has that number; a claim number finds its claimant.
 */
export function callSuggestions({ text, phone, found, isAsking }: Typed): CallSuggestion[] {
  const typed = text.trim();
  const from = phone ? { callerPhone: phone } : {};
  const who = found.flatMap(({ resource, records }) => {
    const start = people[resource];
    return start
      ? records.slice(0, shownOfAKind).map((one) => ({
          label: `Call ${phone || resource !== 'client' ? 'from' : 'about'} ${one.displayName}`,
          detail: one.descriptionOption ?? '',
          start: { ...start(one), ...from },
          ...(isAsking && { isAwaited: true as const }),
        }))
      : [];
  });
  // The whole name of a person is no suburb; a part of it may be one (Victoria, Sydney, Lane Cove).
  const isPerson = found.some(({ records }) =>
    records.some((one) => nameKey(one.displayName) === nameKey(typed)),
  );
  const near =
    isPlace(typed) && !isPerson
      ? [
          {
            label: `Find slots near ${typed}`,
            detail: 'Search',
            start: { suburb: typed },
            isSearch: true as const,
          },
        ]
      : [];
  return [
    ...(phone ? [{ label: `Call from ${typed}`, detail: 'New call', start: from }] : []),
    ...who,
    ...near,
  ];
}
