import { expect, test } from 'vitest';
import { decideBookingAgents } from './set-booking-agents.ts';

test('[C-204] who is an agent already keeps their row, and nobody is one twice', () => {
  const agents = [
    { id: 'row-1', caseManagerId: 'a' },
    { id: 'row-2', caseManagerId: 'b' },
  ];

  expect(decideBookingAgents('company-1', ['a', 'c', 'a'], agents)).toMatchObject({
    writes: [
      {
        write: 'rows',
        resource: 'companyBookingAgent',
        parentId: 'company-1',
        rows: [
          { id: 'row-1', caseManagerId: 'a' },
          { id: null, caseManagerId: 'c' },
        ],
      },
    ],
  });
});
