import type { Api, Row } from './api-of.ts';

const place = '/app/specialist-pay-terms';
const accountNumber = '987654321';

async function keptTerms(api: Api, specialistId: unknown): Promise<Row | undefined> {
  const { items } = await api.get(`${place}?specialistId=${String(specialistId)}`);
  return (items as Row[])[0];
}

/** The demo has an account for everybody; this one comes from a journey. */
export const hasOurPayTerms = async (api: Api, specialistId: unknown): Promise<boolean> =>
  (await keptTerms(api, specialistId))?.['accountNumber'] === accountNumber;

/** Several journeys may meet the same specialist: whoever comes second finds the terms. */
export async function payTermsOf(api: Api, specialistId: unknown): Promise<void> {
  const terms = {
    specialistId,
    payableRule: 'attendance',
    commissionPercent: '10',
    abn: '51824753556',
    isGstRegistered: true,
    accountName: 'Fees',
    bsb: '733-123',
    accountNumber,
  };
  const kept = await keptTerms(api, specialistId);
  if (!kept) await api.post(place, terms);
  else if (kept['accountNumber'] !== accountNumber) {
    const { concurrencyStamp } = kept;
    // Fees of the demo that are still open follow the new terms.
    await api.put(`${place}/${kept.id}?forFees=apply`, { ...terms, concurrencyStamp });
  }
  await api.put('/app/pay-setting', {
    payableRule: 'report',
    commissionPercent: '0',
    withholdingPercent: '47',
    bankCode: 'CBA',
    userName: 'Harbour Medico-Legal',
    userNumber: '301500',
    bsb: '062-000',
    accountNumber: '12345678',
  });
}
