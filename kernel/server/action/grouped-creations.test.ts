import { beforeAll, describe, expect, test } from 'vitest';
import { create, emit, defineModule, register } from '#kernel/domain';
import type { Write } from '#kernel/domain';
import { specimen } from '../../testing/specimen.resource.ts';
import { groupCreations, groupStatements } from './grouped-creations.ts';

beforeAll(() => register([defineModule({ name: 'tests', resources: [specimen] })]));

const several = (count: number): Write[] =>
  Array.from({ length: count }, (_, n) => create(specimen, { name: `Stone ${n}`, shade: 'red' }));
const event = emit({ type: 'Collected' });

describe('many new records of one kind', () => {
  test('are one statement, with a row for each', () => {
    const groups = groupCreations([...several(30), event]);

    expect(groups.map(({ write }) => write)).toEqual(['createAll', 'emit']);
    const [group] = groups;
    const [statement, ...more] = group?.write === 'createAll' ? groupStatements(group) : [];
    expect(more).toEqual([]);
    expect(statement?.text).toContain(
      'jsonb_to_recordset($1::jsonb) w(id uuid, name text, shade text)',
    );
    expect(JSON.parse(String(statement?.values?.[0]))).toHaveLength(30);
  });

  test('are cut where a statement would take too long', () => {
    const [group] = groupCreations(several(4500));

    expect(group?.write === 'createAll' && groupStatements(group)).toHaveLength(3);
  });

  test('stay single when they are few, say other fields or have links', () => {
    const some = { name: 'A', shade: 'red' } as const;
    const mixed = Array.from({ length: 30 }, (_, n) =>
      create(specimen, n % 2 ? some : { ...some, fee: '1.00' }),
    );
    const linked = Array.from({ length: 30 }, () => create(specimen, { ...some, relatedIds: [] }));

    expect(groupCreations(several(19))).toHaveLength(19);
    expect(groupCreations(mixed)).toHaveLength(30);
    expect(groupCreations(linked)).toHaveLength(30);
  });
});
