/** Whoever acts: resolved once per request from the token, the user and the tenant. */
export type Actor = {
  readonly userId: string;
  readonly tenantId: string;
  /** Frozen into the history beside the id. */
  readonly name?: string;
  readonly roles: readonly string[];
  readonly isHost: boolean;
  readonly edition: string;
  readonly features: readonly string[];
  /** Facts about the person and the settings of the tenant, each a text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Ids that scopes compare with record fields, e.g. `ownCompanyIds`. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Changes that the tenant made to the default permissions of its roles. */
  readonly overrides?: RoleOverrides;
  readonly impersonatorId?: string;
  /** Until then this person need not prove again who they are, for what asks for it. */
  readonly provenUntil?: string;
  /** The program that calls in the name of this account, and what it is cut to. */
  readonly apiKey?: { readonly id: string; readonly scopes: readonly string[] };
};

export type RoleOverrides = Readonly<
  Record<string, { readonly granted: readonly string[]; readonly revoked: readonly string[] }>
>;
