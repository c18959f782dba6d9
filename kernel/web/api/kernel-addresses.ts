/**
 * What the kernel's screens ask of routes that a module owns. The web app hands these addresses in,
 * so the kernel does not know who answers.
 */
export type KernelAddresses = {
  /** GET: who is signed in. */
  readonly profile: string;
  /** GET: what the tenant has and how it is set up. */
  readonly tenantSetting: (tenantId: string) => string;
  /** GET, POST, and PUT and DELETE with an id behind it: filters that a person keeps for a list. */
  readonly savedFilters: string;
  /** GET and PUT: how a person arranged the columns of a table. */
  readonly tableSettings: string;
  /** GET: places of a country by the start of their name or postcode. */
  readonly places: string;
  /** GET: all cities of a country. */
  readonly cities: (country: string) => string;
  /** POST: a fresh access token for a refresh token. */
  readonly token: string;
  /** Ends the sign-in of this browser. */
  readonly signOut: string;
  /** Back from another person's account to one's own. */
  readonly endImpersonation: string;
};

let bound: KernelAddresses | null = null;

export const bindAddresses = (given: KernelAddresses): void => {
  bound = given;
};

export function addresses(): KernelAddresses {
  if (!bound) throw new Error('Nobody handed in the addresses that the kernel calls');
  return bound;
}
