import type { PlainDate } from '#kernel/domain';
import { feedback } from '../domain/index.ts';
import type { FeedbackCategory } from '../domain/index.ts';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { userIdOf } from './logins.ts';
import type { Who } from './logins.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

type Note = {
  readonly from: Who;
  readonly category: FeedbackCategory;
  readonly subject: string;
  readonly message: string;
  readonly page: string;
  readonly daysAgo: number;
  readonly isRead?: true;
};

const notes: Readonly<Partial<Record<TenantName, readonly Note[]>>> = {
  harbour: [
    {
      from: 'staff',
      category: 'idea',
      subject: 'Copy an address to the clipboard',
      message:
        'When I phone a centre I often need its address for the client. A small copy button beside the address would save me a minute each time.',
      page: '/view/centres',
      daysAgo: 2,
    },
    {
      from: 'accounting',
      category: 'problem',
      subject: 'The column chooser forgot my order once',
      message:
        'After the long weekend the list of companies was back in its first order. It has not happened again since.',
      page: '/view/companies',
      daysAgo: 9,
    },
    {
      from: 'casemanager',
      category: 'praise',
      subject: 'Tabs are wonderful',
      message: 'I can finally compare two specialists without losing my place. Thank you.',
      page: '/view/specialists',
      daysAgo: 15,
      isRead: true,
    },
  ],
  summit: [
    {
      from: 'adminstaff',
      category: 'question',
      subject: 'Can we switch on motor vehicle accidents?',
      message:
        'We were asked for it twice this month. What would it cost, and when could we start?',
      page: '/subscription',
      daysAgo: 4,
    },
  ],
  lawbridge: [
    {
      from: 'staff',
      category: 'idea',
      subject: 'Shortcut for a new case',
      message: 'Ctrl+K finds everything. Could it also start a new case?',
      page: '/view/dashboard',
      daysAgo: 12,
    },
  ],
};

/** */
export const feedbackRows = (tenant: TenantName, today: PlainDate): TableRows[] =>
  recordRows(
    feedback,
    (notes[tenant] ?? []).map(({ from, daysAgo, isRead, ...said }) => {
      const creationTime = momentBefore(today, daysAgo, randomOf('feedback', said.subject));
      return {
        id: idOf('feedback', tenant, said.subject),
        ...said,
        readTime: isRead ? creationTime : null,
        creationTime,
        creatorId: userIdOf(tenant, from),
      };
    }),
    tenantId(tenant),
  );
