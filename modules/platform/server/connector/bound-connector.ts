import { defineExtensionPoint } from '#kernel/server';
import type { Config, Services } from '#kernel/server';
import type { Connector } from '../../domain/index.ts';
import type { OutsideAnswer } from './outside-fetch.ts';

/** What the operator of the installation says of a connector; a practice's own credentials win. */
export type OperatorSettings = {
  readonly authBase?: string | undefined;
  readonly apiBase?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  readonly apiKey?: string | undefined;
};

/** A connector with the few parts of it that are code. */
export type BoundConnector = {
  readonly connector: Connector;
  /** Where it stays away from `INTEGRATION_…`: see `operatorSettings`. Null: it is not set up. */
  readonly operator?: (config: Config, region: string) => OperatorSettings | null;
  /** For `jwtGrant`: what proves us to the token endpoint. */
  readonly assertion?: (services: Services) => Promise<string>;
  /** The words of the other side for what it does not take. */
  readonly reasonOf?: (answer: OutsideAnswer) => string | null;
};

/** Each is a folder of the module that uses it; named here, the Connections page shows it. */
export const connectorPoint = defineExtensionPoint<BoundConnector>('platform.connectors');

/** `INTEGRATION_CLIO_AU_API_BASE` and its like. */
export function operatorSettings(
  { connector, operator }: BoundConnector,
  config: Config,
  region: string,
): OperatorSettings | null {
  if (operator) return operator(config, region);
  const kind = connector.kind.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
  const given = (name: string) =>
    config.integrations[['INTEGRATION', kind, region, name].filter(Boolean).join('_')];
  return {
    authBase: given('AUTH_BASE'),
    apiBase: given('API_BASE'),
    clientId: given('CLIENT_ID'),
    clientSecret: given('CLIENT_SECRET'),
    apiKey: given('API_KEY'),
  };
}

export type ConnectorPlace = {
  readonly authBase: string;
  readonly apiBase: string;
  /** Exactly what the operator set, wherever it lies: a simulator, a model in the own network. */
  readonly allowedOrigins: readonly string[];
};

export function placeOf(
  { connector }: BoundConnector,
  region: string,
  settings: OperatorSettings,
): ConnectorPlace {
  const own = connector.regions[region] ?? Object.values(connector.regions)[0];
  const authBase = settings.authBase ?? own?.authBase ?? settings.apiBase ?? '';
  const apiBase = settings.apiBase ?? own?.apiBase ?? '';
  const isOfVendor = (base: string) =>
    Object.values(connector.regions).some((one) => one.authBase === base || one.apiBase === base);
  const allowedOrigins = [settings.authBase, settings.apiBase].flatMap((base) =>
    base && !isOfVendor(base) ? [new URL(base).origin] : [],
  );
  return { authBase, apiBase, allowedOrigins };
}
