/** Where the client gets its bearer token; bound by the sign-in code. */
export type TokenSource = {
  current(): Promise<string | null>;
  /** A token that is not `stale`, or null when the sign-in is over. */
  renew(stale: string): Promise<string | null>;
  /** The one refresh did not help. */
  ended(): void;
};

const nobody: TokenSource = {
  current: () => Promise.resolve(null),
  renew: () => Promise.resolve(null),
  ended: () => {},
};

let source = nobody;

export const bindTokens = (given: TokenSource | null): void => {
  source = given ?? nobody;
};

export const tokens = (): TokenSource => source;
