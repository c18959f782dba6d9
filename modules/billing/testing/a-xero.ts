import { afterAll } from 'vitest';
import { startXeroSimulator } from '#operations';

/** The accounting system of the demo, for one test file. */
export async function aXero() {
  const xero = await startXeroSimulator();
  afterAll(() => xero.stop());
  const env = { XERO_BASE: xero.base, XERO_IDENTITY_BASE: xero.base, XERO_SIMULATED: 'true' };
  return { ...xero, env };
}
