import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isIP } from 'node:net';
import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { Login } from '../sign-in/find-login.ts';
import type { Factor } from './factor-rows.ts';

/** A passkey belongs to the name under which people open the product, whatever a caller says. */
const partyOf = ({ config }: Pick<Services, 'config'>) => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
};

/** Browsers make none for an address without a name. */
export const arePasskeysPossible = (services: Pick<Services, 'config'>): boolean => {
  const { rpID } = partyOf(services);
  return isIP(rpID.replace(/^\[|\]$/g, '')) === 0;
};

const keysOf = (factors: readonly Factor[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, transports: [...transports] as AuthenticatorTransport[] }] : [],
  );

type Person = Login & { readonly userName: string; readonly name: string };

export const askForNewPasskey = (
  services: Services,
  person: Person,
  factors: readonly Factor[],
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: 'Caseway',
    rpID: partyOf(services).rpID,
    userID: new TextEncoder().encode(person.userId),
    userName: person.userName,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: keysOf(factors),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

export type NewPasskey = {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCounter: number;
  readonly transports: readonly string[];
};

/** Null: not an answer to what was asked, or not from our own pages. */
export async function readNewPasskey(
  services: Services,
  challenge: string,
  response: unknown,
): Promise<NewPasskey | null> {
  const { rpID, origin } = partyOf(services);
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCounter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** No keys named: whichever the person has on this device. */
export const askForPasskey = (
  services: Services,
  factors: readonly Factor[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: partyOf(services).rpID,
    userVerification: 'required',
    allowCredentials: keysOf(factors),
  });

const usedText = `update second_factors set sign_counter = $4, last_used_at = $5
  where tenant_id = $1 and id = $2 and sign_counter = $3 and confirmed_at is not null returning id`;

/** A counter that does not grow tells of a copied key; the library refuses it. */
export async function isPasskeyRight(
  services: Services,
  factor: Factor & Pick<Login, 'tenantId'>,
  challenge: string,
  response: unknown,
): Promise<boolean> {
  const { rpID, origin } = partyOf(services);
  const { credentialId, publicKey, signCounter, tenantId, id } = factor;
  if (!credentialId || !publicKey) return false;
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter: signCounter,
    },
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  const [used] = await services.db.batch(systemContext(tenantId), [
    { text: usedText, values: [tenantId, id, signCounter, newCounter, services.now()] },
  ]);
  return used?.rows.length === 1;
}

/** What the browser calls the key that it answered with. */
export const credentialIdOf = (response: unknown): string => {
  const { id } = (response ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id.slice(0, 2000) : '';
};
