import { choice, defineAction, text, listOf, oneOf } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';

export const errorSources = { server: 'Server', browser: 'Browser' } as const;
export const errorStates = { open: 'Unresolved', resolved: 'Resolved', all: 'All' } as const;

/** D-123. One row for each kind of fault; what happens again is counted. */
export type SystemError = {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantName: string | null;
  readonly source: keyof typeof errorSources;
  readonly message: string;
  readonly route: string;
  readonly place: string;
  readonly fingerprint: string;
  readonly occurrences: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly lastUserId: string | null;
  readonly lastUserName: string | null;
  readonly resolvedAt: string | null;
};

/** Own tenant only, unless host. */
export const listSystemErrors = defineAction({
  name: 'list',
  on: 'systemError',
  label: 'System errors',
  route: 'GET /app/system-errors',
  roles: tenantAdmin,
  input: {
    state: choice('State', errorStates),
    source: choice('Source', errorSources),
    tenantId: text('Tenant', { max: 36 }),
    filterText: text('Search', { max: 200 }),
    maxResultCount: text('Page size', { max: 9 }),
    skipCount: text('Skip', { max: 9 }),
  },
  answer: listOf({
    id: 'id',
    tenantId: 'id',
    tenantName: 'text?',
    source: oneOf(errorSources),
    message: 'text',
    route: 'text',
    place: 'text',
    fingerprint: 'text',
    occurrences: 'number',
    firstSeen: 'instant',
    lastSeen: 'instant',
    lastUserId: 'id?',
    lastUserName: 'text?',
    resolvedAt: 'instant?',
  }),
});

/** B-209. */
export const resolveSystemError = defineAction({
  name: 'resolved',
  on: 'systemError',
  label: 'Mark as resolved',
  route: 'PUT /app/system-errors/{id}/resolved',
  roles: tenantAdmin,
  input: {},
  answer: 'nothing',
});

/** B-209. */
export const reopenSystemError = defineAction({
  name: 'unresolved',
  on: 'systemError',
  label: 'Mark as unresolved',
  route: 'PUT /app/system-errors/{id}/unresolved',
  roles: tenantAdmin,
  input: {},
  answer: 'nothing',
});

/** What a browser sends when a screen of ours crashed. */
export const crashFields = {
  message: text('Message', { required: true, max: 2000 }),
  route: text('Page', { max: 300 }),
  place: text('Place', { max: 200 }),
};
