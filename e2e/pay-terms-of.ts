import type { Api, Row } from './api-of.ts';

export async function hasPayTerms(api: Api, specialistId: unknown): Promise<boolean> {
  const known = await api.get(`/app/specialist-pay-terms?specialistId=${String(specialistId)}`);
  return (known.items as Row[]).length > 0;
}

/** Several journeys may meet the same specialist: whoever comes second finds the terms. */
export async function payTermsOf(api: Api, specialistId: unknown): Promise<void> {
  if (!(await hasPayTerms(api, specialistId)))
    await api.post('/app/specialist-pay-terms', {
      specialistId,
      payableRule: 'attendance',
      commissionPercent: '10',
      abn: '51824753556',
      isGstRegistered: true,
      accountName: 'Fees',
      bsb: '733-123',
      accountNumber: '987654321',
    });
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
