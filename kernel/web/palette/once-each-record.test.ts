import type { FoundRecord } from '#kernel/domain';
import { expect, test } from 'vitest';
import { onceEachRecord } from './once-each-record.ts';

const found = (resource: string, ...ids: string[]) => ({
  resource,
  records: ids.map((id) => ({ id, displayName: id }) as FoundRecord),
});

test('a record that two kinds share is listed once, under the one that is named last', () => {
  const answer = onceEachRecord([
    found('case', 'ime-1', 'ot-1'),
    found('client', 'client-1'),
    found('ime', 'ime-1'),
  ]);

  expect(answer.map(({ resource, records }) => [resource, ...records.map(({ id }) => id)])).toEqual(
    [
      ['case', 'ot-1'],
      ['client', 'client-1'],
      ['ime', 'ime-1'],
    ],
  );
});
