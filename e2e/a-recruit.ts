import { addDays } from '#kernel/domain';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import type { Api, Row } from './api-of.ts';
import { uniqueName } from './unique-name.ts';

const from = '2026-01-01';

/** In the third stage of onboarding, with the draft of a contract: only its signature is missing. */
export async function aRecruit(api: Api): Promise<string> {
  const lastName = uniqueName('Recruited').replace(' ', '');
  const { items } = await api.get('/app/specialists?recruitmentStatus=ONBOARDED&maxResultCount=1');
  const [known] = items as Row[];
  const { specialtyIds, qualificationIds } = await api.get(`/app/specialists/${known?.id}`);
  const cv = await api.upload('/app/files', 'CV.pdf', aPdf('CV'));
  const { id } = await api.post('/app/specialists', {
    ...{ firstName: 'Robin', lastName, specialtyIds, qualificationIds },
    ...{ businessEmail: `${lastName.toLowerCase()}@rooms.test`, phone: '0255501237' },
    ...{ providerNumber: '2426781A', cvFileId: cv.id, feeArrangement: '1' },
  });
  const startDate = addDays(new Date().toISOString().slice(0, 10), 30);
  await api.post(`/app/specialists/${id}/contracts`, { template: 'standard', startDate });
  await api.put(`/app/specialists/${id}/fees`, {
    items: [{ serviceType: 'ime', matterKind: 'gazette', splitPercent: '60', effectiveFrom: from }],
  });
  const types = await api.get('/app/lookup-config?type=typeOfReport&maxResultCount=1');
  const [reportType] = types.items as Row[];
  await api.put(`/app/specialists/${id}/report-types`, {
    items: [{ reportTypeId: reportType?.id, turnaroundDays: 10 }],
  });
  for (let stage = 1; stage <= 3; stage += 1)
    await api.put(`/app/specialists/${id}/advanceOnboarding`);
  return id;
}
