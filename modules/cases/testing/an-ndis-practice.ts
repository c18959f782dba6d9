import { addDays, dayIn } from '#kernel/domain';
import type { TestServer } from '#kernel/testing';
import { aCasePractice } from './a-case.ts';

const features = ['NDIS'];

/** A practice with a support item of $200 an hour and participants whose plan runs. */
export async function anNdisPractice(server: TestServer) {
  const practice = await aCasePractice(server);
  const { clientId, companyId } = practice;
  const { api } = practice.signedIn(['STAFF'], { features });
  const today = dayIn('Australia/Sydney', server.services.now());
  const made = async (path: string, body: object) => {
    const { status, body: record } = await api.post(`/app/${path}`, body);
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(record)}`);
    return String(record.id);
  };
  const categoryId = await made('lookup-config', {
    type: 'supportCategory',
    label: 'Improved daily living',
  });
  const itemId = await made('ndis-service-items', {
    supportItemNumber: '15_617_0128_1_3',
    name: 'Occupational therapy',
    supportCategoryId: categoryId,
    unitCode: 'H',
    priceType: 'priceLimited',
    priceLimit: '200.00',
  });
  const participant = async (values: object = {}) =>
    made('ndis', {
      clientId,
      companyId,
      ndisNumber: '430 123 456',
      planFrom: addDays(today, -100),
      planTo: addDays(today, 200),
      managementType: 'ndia',
      state: 'NSW',
      ...values,
    });
  const budget = (ndisId: string, amount: string) =>
    made(`ndis/${ndisId}/budgets`, { supportCategoryId: categoryId, amount });
  const appointment = (ndisId: string, values: object = {}) =>
    made(`ndis/${ndisId}/appointments`, {
      serviceItemId: itemId,
      appointmentOn: addDays(today, -1),
      startTime: '09:00',
      minutes: 60,
      ...values,
    });
  const move = (id: string, name: string, body: object = {}) =>
    api.put(`/app/ndis-appointments/${id}/${name}`, body);
  /** With a claim line for each hour that was given. */
  const attended = async (ndisId: string, minutes = 60, values: object = {}) => {
    const id = await appointment(ndisId, values);
    await move(id, 'attend', { deliveredMinutes: minutes });
    return id;
  };
  const claim = (appointmentId: string) =>
    api.post(`/app/ndis-appointments/${appointmentId}/claim`);
  const left = async (ndisId: string) =>
    (await api.get(`/app/ndis/${ndisId}/budgets`)).body.items?.[0]?.usedAmount;
  return {
    ...practice,
    features,
    api,
    today,
    made,
    categoryId,
    itemId,
    participant,
    budget,
    appointment,
    move,
    attended,
    claim,
    left,
  };
}
