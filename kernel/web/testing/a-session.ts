import type { Session } from '../session/session.ts';

export function aSession(changes: Partial<Session> = {}): Session {
  return {
    actor: {
      userId: 'user-1',
      tenantId: 'tenant-1',
      roles: ['CLERK'],
      isHost: false,
      edition: 'FULL',
      features: [],
      attributes: {},
    },
    profile: {
      id: 'user-1',
      tenantId: 'tenant-1',
      userName: 'clerk@harbour.test',
      email: 'clerk@harbour.test',
      displayName: 'Clara Clerk',
      firstName: 'Clara',
      lastName: 'Clerk',
      dateFormat: null,
      roles: [{ name: 'CLERK' }],
      settings: {},
      attributes: {},
      features: [],
      edition: 'FULL',
      isHost: false,
    },
    tenant: {
      id: 'tenant-1',
      name: 'Harbour',
      editionName: 'FULL',
      features: {},
      country: null,
      timezone: 'Australia/Sydney',
      settings: {},
      extraProperties: {},
    },
    dateFormat: 'DD MMM YYYY',
    zone: 'Australia/Sydney',
    currency: 'AUD',
    pageSize: 20,
    offersExport: true,
    seesDetails: true,
    ...changes,
  };
}
