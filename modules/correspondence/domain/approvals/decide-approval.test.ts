import { refuse } from '#kernel/domain';
import { beforeAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { decideApproval } from './approval.workflow.ts';

beforeAll(() => registerCatalogue());

const request = { id: 'r', status: 'waiting', askedById: 'ana' } as const;
const said = { answer: null, now: '2026-03-01T10:00:00.000Z' };
const ben = { userId: 'ben', isImpersonating: false, isProgram: false, may: true };

test('a second person agrees by themselves: no key of the API does, whoever it acts as', () => {
  const byKey = { ...ben, isProgram: true };

  expect(decideApproval(request, 'approve', ben, said)).toMatchObject({ kind: 'accepted' });
  expect(decideApproval(request, 'approve', byKey, said)).toEqual(refuse('notForKeys'));
  expect(decideApproval(request, 'decline', byKey, said)).toEqual(refuse('notForKeys'));
});
