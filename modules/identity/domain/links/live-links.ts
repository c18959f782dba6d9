import { defineAction, linkDefinitions, number, text } from '#kernel/domain';
import type { Choices } from '#kernel/domain';
import { adminStaff } from '#platform/domain';
import { user } from '../user.resource.ts';

/** A secret link that still opens something. */
export type LiveLink = {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly issuer: string | null;
  readonly address: string | null;
  readonly recordModule: string | null;
  readonly recordId: string | null;
  readonly recordName: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastOpenedAt: string | null;
  readonly timesOpened: number;
};

export const liveLinksPath = '/view/live-links';
export const liveLinksPageSize = 50;

/** Said where a link goes to nobody's address: it was shown to whoever made it. */
export const noAddress = 'Given by hand';

/** Those that leave the house; what only the browser of a signed-in person holds is over in minutes. */
export const listedLinkKinds = (): Choices =>
  Object.fromEntries(
    linkDefinitions()
      .filter(({ forOwnBrowser }) => !forOwnBrowser)
      .map(({ name, label }) => [name, label]),
  );

export const listLiveLinks = defineAction({
  name: 'liveLinks',
  on: user,
  label: 'Live links',
  route: 'GET /app/live-links',
  page: liveLinksPath,
  roles: adminStaff,
  input: {
    kind: text('Kind', { max: 100 }),
    filterText: text('Search', { max: 200 }),
    skipCount: number('Skipped', { min: 0, max: 1_000_000 }),
  },
  answer: {
    totalCount: 'number',
    items: [
      {
        id: 'id',
        kind: 'text',
        label: 'text',
        issuer: 'text?',
        address: 'text?',
        recordModule: 'text?',
        recordId: 'id?',
        recordName: 'text?',
        createdAt: 'instant',
        expiresAt: 'instant',
        lastOpenedAt: 'instant?',
        timesOpened: 'number',
      },
    ],
  },
});

export const withdrawLink = defineAction({
  name: 'withdrawLink',
  on: user,
  label: 'Withdraw a link',
  route: 'PUT /app/live-links/{linkId}/withdraw',
  page: liveLinksPath,
  roles: adminStaff,
  input: {},
  answer: 'nothing',
});
