/** What tests say of a motor accident, its demand and its statement. */
export const accident = { stateId: 'NSW', accidentDate: '2025-03-12' };

export const demand = { demandedOn: '2026-11-16', nonEconomicLoss: '90000.10', pastCare: '10000' };

export const statement = {
  items: [
    { kind: 'costs', payee: 'The firm', amount: '15000.00' },
    { kind: 'disbursement', payee: 'Dr Menon', description: 'Report', amount: '1450.50' },
    { kind: 'refund', payee: 'Medicare', amount: '812.35' },
  ],
  netToClient: '62737.15',
  disbursedOn: '2026-11-16',
};
