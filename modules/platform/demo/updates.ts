import type { PlainDate } from '#kernel/domain';
import { systemUpdate } from '../domain/index.ts';
import type { EditionName } from '../domain/index.ts';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';

type News = {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly body: string;
  /** Null: a draft. */
  readonly daysAgo: number | null;
  readonly audience?: readonly EditionName[];
};

const news: readonly News[] = [
  {
    title: 'Tabs that remember what you typed',
    version: '2026.3',
    summary: 'Ten records open at once, and nothing is lost when you switch or reload.',
    body: `Every record opens in a tab of its own. Tabs keep their place, their scroll and what you have typed, also over a reload.

# What you can do now
- Drag tabs into the order you like
- Bring back a closed tab with Alt+Shift+T
- Find any page, record or action with Ctrl+K

Unsaved work is asked about before it is left.`,
    daysAgo: 6,
  },
  {
    title: 'Files on every record',
    version: '2026.2',
    summary: 'Upload, view and share letters and reports where they belong.',
    body: `Attachments are kept with the company, the client or the case they are about. Who may see the record may see its files, and nobody else.

- PDF files and pictures open inside the workspace
- A link for one download can be sent to somebody without an account
- The largest file is 100 MB unless your organisation agreed otherwise`,
    daysAgo: 34,
  },
  {
    title: 'Funding records keep their own history',
    version: '2026.2',
    summary: 'Every change to an agreement says who made it and when.',
    body: `Open History on any record to see each field before and after the change.

Agreements, transactions and invoices of the funding area are part of it from today.`,
    daysAgo: 41,
    audience: ['FUNDING PROVIDER', 'LAW CONNECT'],
  },
  {
    title: 'Search results as a spreadsheet',
    version: '2026.1',
    summary: 'Download exactly the rows and columns you see.',
    body: `Filter a list, then choose Download Search Results. The file is written in the background and waits for you for a day.

Columns follow your own arrangement of the table.`,
    daysAgo: 75,
    audience: ['MLP', 'FUNDING PROVIDER'],
  },
  {
    title: 'A calendar for every room',
    version: '2026.4',
    summary: 'Being written: rooms, sessions and specialists side by side.',
    body: `Sessions of all specialists of a centre, room by room.

- Drag a session to another room
- See free places at a glance`,
    daysAgo: null,
  },
];

/** what the readers of the demo find, and one draft for those who write. */
export const updateRows = (today: PlainDate): TableRows[] =>
  recordRows(
    systemUpdate,
    news.map(({ daysAgo, audience, ...said }) => {
      const at = momentBefore(today, daysAgo ?? 1, randomOf('update', said.title));
      return {
        id: idOf('system-update', said.title),
        ...said,
        audience: [...(audience ?? [])],
        publishedTime: daysAgo === null ? null : at,
        creationTime: at,
      };
    }),
  );
