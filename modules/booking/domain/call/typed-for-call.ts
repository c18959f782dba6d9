import type { FoundRecord, SearchAnswer } from '#kernel/domain';
import type { SuggestedPlace } from '#platform/domain';

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
/** A name is seldom in more states: the one that is meant must be among them. */
const shownPlaces = 6;

const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);

/** A suburb is words, a postcode four digits. Whether there is one, the list of places knows. */
export const mayBePlace = (text: string): boolean =>
  isPostcode(text) || /^\p{L}[\p{L}'’. -]{3,}$/u.test(text);

export type CallTyped = {
  readonly text: string;
  /** The digits, where it is a phone number. */
  readonly phone: string | null;
  readonly found: Found;
  /** What the list of places has for it, the likeliest first. */
  readonly places: readonly Pick<SuggestedPlace, 'label' | 'isWhole'>[];
  /** A call is open and does not know yet for whom it is. */
  readonly isAsking?: boolean;
};

/**
 * What the palette offers for a phone number, a suburb or a claim number. `phone` starts a call from
 * it and whoever has that number; a claim number finds its claimant.
 */
export function callSuggestions({
  text,
  phone,
  found,
  places,
  isAsking,
}: CallTyped): CallSuggestion[] {
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
  const near = placesMeant(typed, places).map((place) => ({
    label: `Find slots near ${place}`,
    detail: 'Search',
    start: { suburb: place },
    isSearch: true as const,
  }));
  return [
    ...(phone ? [{ label: `Call from ${typed}`, detail: 'New call', start: from }] : []),
    ...who,
    ...near,
  ];
}

/** A postcode is meant as it is; of a name those that are called so, else the likeliest beginning so. */
function placesMeant(typed: string, places: CallTyped['places']): readonly string[] {
  const whole = places.filter(({ isWhole }) => isWhole);
  if (isPostcode(typed)) return whole.length ? [typed] : [];
  const meant = whole.length ? whole.slice(0, shownPlaces) : places.slice(0, 1);
  return mayBePlace(typed) ? meant.map(({ label }) => label) : [];
}
