import { edition, editions } from '../domain/index.ts';
import type { EditionName } from '../domain/index.ts';
import { editionFeatures, switchedOn } from './edition-features.ts';
import type { TableRows } from '#kernel/server';
import { idOf, recordRows } from '#kernel/server';

export const editionId = (name: string): string => idOf('edition', name);

/** B-008: the provider's own tenant has none of the five, so its code reads MASTER. */
export const hostEdition = 'MASTER';

const descriptions: Readonly<Record<EditionName, string>> = {
  MLP: 'Medico-legal practices: bookings, reports, billing and provider payment.',
  'LAW CONNECT': 'Law firms that order reports and follow their matters.',
  'FUNDING PROVIDER': 'Funders of disbursements: facilities, loans and repayments.',
  'LMQ PROVIDER': 'Providers of qualified mass tort matters and their funding.',
  MARKETING: 'Campaigns and relationships, without cases.',
};

const prices: Readonly<Record<EditionName, string>> = {
  MLP: '1490.00',
  'LAW CONNECT': '690.00',
  'FUNDING PROVIDER': '990.00',
  'LMQ PROVIDER': '790.00',
  MARKETING: '290.00',
};

export const editionRows = (): TableRows[] =>
  recordRows(edition, [
    ...editions.map((name) => ({
      id: editionId(name),
      name,
      description: descriptions[name],
      monthlyPrice: prices[name],
      features: editionFeatures(name),
    })),
    {
      id: editionId(hostEdition),
      name: hostEdition,
      description: 'The provider of this installation.',
      features: switchedOn(['RealtimeNotification']),
    },
  ]);
