import { api } from '#kernel/web';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { deviceName } from '../domain/index.ts';
import { factorsAddress } from './addresses.ts';

type Asked = { options: PublicKeyCredentialCreationOptionsJSON };

/** Answers the recovery codes that came with it. The name is that of the device, until it is renamed. */
export async function addPasskey(): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await api.post<Asked>(`${factorsAddress}/passkeys/options`);
  const response = await startRegistration({ optionsJSON: options });
  const name = deviceName(navigator.userAgent);
  const { recoveryCodes } = await api.post<{ recoveryCodes: string[] }>(
    `${factorsAddress}/passkeys`,
    { name, response },
  );
  return recoveryCodes;
}
