import type { Services } from '#kernel/server';

/** B-165. */
export const errorSampleRate = 0.01;
const patience = 3000;

type Ids = { readonly tenantId: string; readonly userId: string | null };
export type PageView = Ids & { readonly page: string };
export type Trouble = Ids & {
  readonly message: string;
  readonly route: string;
  readonly place: string;
};

type Send = (url: string, init: RequestInit) => Promise<unknown>;
type Parts = { now: () => Date; send?: Send; chance?: () => number };

export type Telemetry = {
  pageViewed(view: PageView): void;
  failed(trouble: Trouble): void;
};

/**
 * B-134, B-165: to a service of somebody else, so nothing is sent unless an operator names one, and
 * then the pattern of a page, never its address, a title or a record. It is never waited for.
 */
export function telemetryTo(url: string | undefined, parts: Parts): Telemetry {
  const { now, send = fetch, chance = Math.random } = parts;
  const tell = (kind: string, facts: object): void => {
    if (!url) return;
    const body = JSON.stringify({ kind, at: now().toISOString(), ...facts });
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(patience);
    void send(url, { method: 'POST', headers, body, signal }).catch(() => {});
  };
  return {
    pageViewed: ({ page, tenantId, userId }) => tell('pageView', { page, tenantId, userId }),
    failed({ message, route, place, tenantId, userId }) {
      if (chance() < errorSampleRate) tell('error', { message, route, place, tenantId, userId });
    },
  };
}

const known = new WeakMap<Services, Telemetry>();

export function telemetryOf(services: Services): Telemetry {
  let telemetry = known.get(services);
  if (!telemetry) {
    telemetry = telemetryTo(services.config.telemetryUrl, { now: services.now });
    known.set(services, telemetry);
  }
  return telemetry;
}
