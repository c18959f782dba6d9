import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import type { Services } from '#kernel/server';
import { sealKeyOf } from './seal-key.ts';

/** The key stays in this process; what opened the file of a stranger was another one. */
export async function sealPdf(
  services: Services,
  tenantId: string,
  prepared: Buffer,
): Promise<Buffer> {
  const { p12, passphrase } = await sealKeyOf(services, tenantId);
  return new SignPdf().sign(prepared, new P12Signer(p12, { passphrase }), services.now());
}
