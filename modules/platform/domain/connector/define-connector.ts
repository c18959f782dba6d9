/** How a connector proves itself to the other side. */
export type ConnectorAuth =
  /** A person agrees in the browser; the grant lives on in a refresh token. */
  | {
      readonly kind: 'oauthCode';
      readonly authorizePath: string;
      readonly tokenPath: string;
      readonly revokePath?: string;
      readonly scope?: string;
      readonly pkce?: 'S256';
      /** Where client id and secret stand in a token request. */
      readonly client: 'basic' | 'body';
    }
  /** Client id and secret of the practice, without a person. */
  | { readonly kind: 'oauthClient'; readonly tokenPath: string; readonly scope?: string }
  /** RFC 7523: a key of the operator signs for one user who agreed to it. */
  | { readonly kind: 'jwtGrant'; readonly tokenPath: string }
  | { readonly kind: 'apiKey'; readonly header: string; readonly prefix?: string };

export const connectorCapabilities = {
  matters: 'Matters',
  contacts: 'Contacts',
  documentsIn: 'Documents in',
  documentsOut: 'Documents out',
  users: 'Users',
  webhooks: 'Webhooks',
  status: 'Status',
  customFields: 'Custom fields',
  accounting: 'Accounting',
  signing: 'Signing',
  messages: 'Messages',
} as const;

export type ConnectorCapability = keyof typeof connectorCapabilities;

export type OutsideMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call that users may make through us; `{id}` stands for one segment of the path. */
export type ProxiedPath = {
  readonly method: Exclude<OutsideMethod, 'DELETE'>;
  readonly path: string;
};

export type ConnectorLimits = {
  /** From the first byte out to the last byte in. */
  readonly timeoutMs: number;
  readonly mostBytesIn: number;
  /** How often a call is made that nobody answers. */
  readonly tries: number;
};

/** How the other side signs what it tells us. */
export type ConnectorHooks = {
  /** Names of the headers with a signature, as a regular expression; one right one is enough. */
  readonly signatureHeader: string;
  readonly algorithm: 'sha256';
  readonly encoding: 'base64' | 'hex';
  readonly mostBytes: number;
};

/** A system outside, as data: what the server part (`#platform/server`) needs to know to talk to it. */
export type Connector = {
  readonly kind: string;
  readonly label: string;
  readonly auth: ConnectorAuth;
  /** Where it is; the first is taken where nothing is said. Empty: the operator says where. */
  readonly regions: Readonly<
    Record<string, { readonly authBase: string; readonly apiBase: string }>
  >;
  /** Sent with every call. */
  readonly headers: Readonly<Record<string, string>>;
  readonly capabilities: readonly ConnectorCapability[];
  readonly proxy: readonly ProxiedPath[];
  readonly limits: ConnectorLimits;
  readonly hooks?: ConnectorHooks;
};

type ConnectorInput = Pick<Connector, 'kind' | 'label' | 'auth' | 'capabilities' | 'hooks'> &
  Partial<Pick<Connector, 'regions' | 'headers' | 'proxy'>> & {
    readonly limits?: Partial<ConnectorLimits>;
  };

export const usualLimits: ConnectorLimits = {
  timeoutMs: 15_000,
  mostBytesIn: 5 * 1024 ** 2,
  tries: 3,
};

const kindPattern = /^[a-z][A-Za-z0-9]{1,39}$/;
/** One that climbs, doubles a slash or hides one reaches another path than it says. */
const oddPath = /\.\.|\/\/|\\|%2f|%5c|[?#]/i;

const isPlace = (base: string): boolean => /^https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*$/.test(base);

/** Mistakes of a definition stop the server from starting, not the first call a month later. */
export function defineConnector(input: ConnectorInput): Connector {
  const { kind, regions = {}, headers = {}, proxy = [], limits, ...rest } = input;
  const fail = (what: string): never => {
    throw new Error(`The connector ${kind}: ${what}`);
  };
  if (!kindPattern.test(kind)) fail('a kind is letters and digits');
  for (const [region, { authBase, apiBase }] of Object.entries(regions))
    if (!isPlace(authBase) || !isPlace(apiBase))
      fail(`the places of ${region} are https addresses without a slash at their end`);
  for (const { path } of proxy)
    if (!path.startsWith('/') || oddPath.test(path)) fail(`${path} is no path`);
  if (input.hooks && !input.capabilities.includes('webhooks')) fail('hooks are a capability');
  return { kind, regions, headers, proxy, limits: { ...usualLimits, ...limits }, ...rest };
}
