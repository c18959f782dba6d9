import type { Instant } from './dates.ts';

/** How long a link lives from when it is made. */
export type LinkExpiry = ({ readonly minutes: number } | { readonly days: number }) & {
  /** A moment of its record, in words; where it is known and later, the link lives until then. */
  readonly orUntil?: string;
};

/** Opening a page by a secret address instead of a sign-in. */
export type LinkDefinition = {
  readonly name: string;
  readonly label: string;
  /** What it is about; once that is deleted, the link is dead. */
  readonly for: { readonly name: string; readonly label: readonly [one: string, many: string] };
  /** Its field that names the record on whose page it stands, where its definition names no parent. */
  readonly partOf?: string;
  readonly expires: LinkExpiry;
  readonly uses: 'once' | 'many';
  /** Where it leads below the public address; `{token}` and `{tenantId}` are filled in. */
  readonly page: string;
  /** Who holds it, as `docs/links.md` says it. */
  readonly heldBy: string;
  /** What ends it before its time, besides withdrawal by an administrator. */
  readonly endsWith?: string;
  /** Handed to the browser of a signed-in person for the next minutes: no line among the live links. */
  readonly forOwnBrowser?: true;
};

export const defineLink = (definition: LinkDefinition): LinkDefinition => definition;

const minute = 60_000;

const lifeOf = (expires: LinkExpiry): number =>
  'minutes' in expires ? expires.minutes * minute : expires.days * 1440 * minute;

/** A link without an end is not possible. */
export function linkExpiry(
  { expires }: Pick<LinkDefinition, 'expires'>,
  madeAt: Instant,
  until: Instant | null = null,
): Instant {
  const own = Date.parse(madeAt) + lifeOf(expires);
  const later = expires.orUntil && until ? Date.parse(until) : own;
  return new Date(Math.max(own, later)).toISOString();
}

/** The address that goes into a mail. */
export const linkAddress = (
  { page }: Pick<LinkDefinition, 'page'>,
  token: string,
  tenantId: string,
): string => page.replace('{token}', token).replace('{tenantId}', tenantId);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `60 minutes`, or `60 days, or until the last day of its times where that is later`. */
export function expiryText({ expires }: Pick<LinkDefinition, 'expires'>): string {
  const life =
    'minutes' in expires ? counted(expires.minutes, 'minute') : counted(expires.days, 'day');
  return expires.orUntil ? `${life}, or until ${expires.orUntil} where that is later` : life;
}
