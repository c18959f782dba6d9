import type { Config, Services } from '#kernel/server';

/** Of the demo: it stands for whatever port the simulator has today. */
export const simulatedIssuer = 'https://sign-in.simulated.invalid';

const baseOf = ({ integrations }: Config): string | undefined =>
  integrations['INTEGRATION_OPENID_BASE'];

/** Where an issuer is asked. */
export const addressOfIssuer = ({ config }: Services, issuer: string): string =>
  issuer === simulatedIssuer ? (baseOf(config) ?? issuer) : issuer;

/** Exactly what the operator set, wherever it lies; everything else is public and https. */
export function allowedOrigins({ config }: Services): readonly string[] {
  const base = baseOf(config);
  return base ? [new URL(base).origin] : [];
}

export const redirectAddress = ({ config }: Services, tenantId: string): string =>
  `${config.publicUrl}/account/login/provider/${tenantId}/callback`;
