import { amountText } from '#kernel/domain';
import { Refused, isUuid } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { totalOf } from '../../domain/index.ts';
import type { AboutClaim } from './mva-facts.ts';
import { offersOf } from './offers.ts';

type Named = { readonly name: string; readonly email: string | null };

const textOf = (table: string, more = '') => `select x.name, x.email from ${table} x
  where x.claim_id = $1::uuid and x.id = $2::uuid and not x.is_deleted${more}`;
const providerText = textOf('mva_medical_providers');
const insurerText = textOf('mva_insurers');
const planText = `select p.id from mva_treatment_plans p
  where p.claim_id = $1::uuid and p.id = $2::uuid and not p.is_deleted`;

async function rowOf<T extends object>(
  tx: Tx,
  text: string,
  claimId: string,
  id: string | null | undefined,
): Promise<T | null> {
  if (!id) return null;
  const [found] = isUuid(id) ? await tx.query<T>(text, [claimId, id]) : [];
  if (!found) throw new Refused('notFound');
  return found;
}

async function offerOf(tx: Tx, claimId: string, id: string | null | undefined) {
  if (!id) return null;
  const found = (await offersOf(tx, claimId)).find((offer) => offer.id === id);
  if (!found) throw new Refused('notFound');
  return found;
}

/** C-339, C-348: which rows of the claim a mail is about, and to whom it goes because of them. */
export async function namedInClaim(
  tx: Tx,
  claimId: string,
  beside: Readonly<Record<string, string | null | undefined>>,
) {
  const provider = await rowOf<Named>(tx, providerText, claimId, beside['mvaMedicalProviderId']);
  const treatmentPlanId = beside['mvaMedicalTreatmentPlanId'] ?? null;
  await rowOf(tx, planText, claimId, treatmentPlanId);
  const offer = await offerOf(tx, claimId, beside['mvaInsurerOfferId']);
  const insurerItemId = beside['insurerItemId'] ?? offer?.insurerItemId ?? null;
  const insurer = await rowOf<Named>(tx, insurerText, claimId, insurerItemId);
  const about: AboutClaim = { insurerItemId, treatmentPlanId };
  const said = {
    ...(provider && { providerName: provider.name }),
    ...(offer && { offerAmount: amountText(totalOf(offer)) }),
  };
  return { about, said, provider, insurer, isOffer: offer !== null };
}
