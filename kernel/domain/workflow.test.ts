import { describe, expect, test } from 'vitest';
import { accept, ask, askUnanswered, change, refuse } from './decision.ts';
import { choice, state, stateFlag, text } from './field.ts';
import { move, permits, possibleMoves, stateLabel } from './move.ts';
import { defineResource } from './resource.ts';
import { defineWorkflow } from './workflow.ts';
import { describeWorkflow } from './workflow-document.ts';

const repair = defineResource({
  name: 'repair',
  segment: 'repairs',
  label: ['Repair', 'Repairs'],
  title: '{name}',
  fields: {
    name: text('Name', { required: true }),
    step: state(
      'Step',
      { received: 'Received', mended: 'Mended', scrapped: 'Scrapped' },
      { initial: 'received' },
    ),
    hold: state('Hold', { no: 'No', yes: 'On hold' }, { initial: 'no' }),
    cause: choice('Cause', { rust: 'Rust', wear: 'Wear' }),
  },
  verbs: {},
  list: { columns: ['name'], sort: 'name' },
  detail: {},
});

const workflow = defineWorkflow({
  on: repair,
  axes: { step: { final: ['mended', 'scrapped'], chargeable: ['mended'] }, hold: {} },
  guards: { hasParts: (facts: { parts: number }) => (facts.parts > 0 ? null : 'partsMissing') },
  moves: {
    mend: {
      label: 'Mend',
      can: 'mend it',
      who: ['STAFF'],
      guard: 'hasParts',
      step: { from: ['received'], to: 'mended' },
      sends: ['repairDone'],
      charges: 'repair',
      next: { step: 'collect', dueIn: { businessDays: 2 } },
    },
    end: {
      label: 'Close',
      can: 'close it',
      who: ['STAFF'],
      asks: { cause: choice('Cause', { rust: 'Rust', wear: 'Wear' }, { required: true }) },
      step: { from: ['received'], to: ['mended', 'scrapped'] },
      hold: { from: ['no'], to: 'no' },
    },
    pause: { label: 'Put on hold', hold: { from: ['no'], to: 'yes' } },
    correct: {
      label: 'Correct',
      step: { steps: { mended: 'received', scrapped: 'mended' } },
      hold: { from: ['no', 'yes'] },
    },
  },
});

const received = { id: 'r1', step: 'received', hold: 'no' };

describe('a workflow', () => {
  test('permits only what its table lists', () => {
    expect(permits(workflow, received, 'mend')).toBe(true);
    expect(permits(workflow, { ...received, step: 'mended' }, 'mend')).toBe(false);
    expect(permits(workflow, { ...received, hold: 'yes' }, 'end')).toBe(false);
    expect(permits(workflow, received, 'paint')).toBe(false);
  });

  test('moves on, or answers with the refusal of the guard', () => {
    expect(move(workflow, received, 'mend', { facts: { parts: 2 }, note: 'New bolts' })).toEqual({
      write: 'move',
      resource: 'repair',
      id: 'r1',
      move: 'mend',
      to: { step: 'mended' },
      values: {},
      note: 'New bolts',
    });
    expect(move(workflow, received, 'mend', { facts: { parts: 0 } })).toEqual(
      refuse('partsMissing'),
    );
  });

  test('refuses a move that is not in the table with the status and what is possible', () => {
    const values = { thing: 'repair', status: 'Scrapped, No' };

    expect(move(workflow, { ...received, step: 'scrapped' }, 'mend')).toEqual(
      refuse('moveNotPossible', {
        values: { ...values, possible: 'Nothing more can be done with it.' },
      }),
    );
    expect(move(workflow, { ...received, hold: 'yes' }, 'end')).toMatchObject({
      values: { status: 'Received, On hold', possible: 'You can mend it.' },
    });
  });

  test('goes where the decision says, among the states of the table', () => {
    expect(move(workflow, received, 'end', { to: { step: 'scrapped' } })).toMatchObject({
      to: { step: 'scrapped', hold: 'no' },
    });
    expect(() => move(workflow, received, 'end', { to: { step: 'received' } })).toThrow();
  });

  test('leads each state to its own next one, and leaves an axis without an end as it is', () => {
    const from = (step: string, hold: string) =>
      move(workflow, { id: 'r1', step, hold }, 'correct');

    expect(from('scrapped', 'yes')).toMatchObject({ to: { step: 'mended', hold: 'yes' } });
    expect(from('mended', 'no')).toMatchObject({ to: { step: 'received', hold: 'no' } });
    expect(permits(workflow, received, 'correct')).toBe(false);
    expect(() =>
      move(workflow, { ...received, step: 'mended' }, 'correct', { to: { step: 'mended' } }),
    ).toThrow('correct does not lead to mended');
  });

  test('offers what somebody may do, and makes an action of it', () => {
    expect(possibleMoves(workflow, received).map(({ name }) => name)).toEqual(['mend', 'end']);
    expect(workflow.actions.end).toMatchObject({
      ability: 'repair.end',
      method: 'PUT',
      path: '/app/repairs/{id}/end',
      roles: ['STAFF'],
    });
    expect('pause' in workflow.actions).toBe(false);
  });

  test('computes one label from all axes', () => {
    expect(stateLabel(workflow, { step: 'mended', hold: 'yes' })).toBe('Mended, On hold');
  });

  test('prints itself for people to correct', () => {
    const printed = describeWorkflow(workflow);

    expect(printed).toContain('| 2 | Mended | final, chargeable |');
    expect(printed).toContain('received --> mended: Mend');
    expect(printed).toContain('scrapped --> mended: Correct');
    expect(printed).not.toContain('mended --> mended');
    expect(printed).not.toContain('no --> no: Correct');
    expect(printed).toContain(
      '| Mend | Received | Mended | STAFF | hasParts |  | repairDone | repair | collect in 2 business days |',
    );
  });
});

describe('a yes or no that is moved', () => {
  const shop = defineResource({
    name: 'shop',
    segment: 'shops',
    label: ['Shop', 'Shops'],
    title: '{name}',
    fields: {
      name: text('Name', { required: true }),
      isClosed: stateFlag('Closed', { false: 'Open', true: 'Closed' }),
    },
    verbs: {},
    list: { columns: ['name'], sort: 'name' },
    detail: {},
  });
  const hours = defineWorkflow({
    on: shop,
    axes: { isClosed: {} },
    moves: {
      close: { label: 'Close', who: ['STAFF'], isClosed: { from: ['false'], to: 'true' } },
    },
  });

  test('is an axis with two states', () => {
    const open = { id: 's1', isClosed: false };

    expect(move(hours, open, 'close')).toMatchObject({ to: { isClosed: 'true' } });
    expect(move(hours, { id: 's1', isClosed: true }, 'close')).toEqual(
      refuse('moveNotPossible', {
        values: { thing: 'shop', status: 'Closed', possible: 'Nothing more can be done with it.' },
      }),
    );
    // @ts-expect-error Only a move writes it.
    change(shop, 's1', { isClosed: true });
  });
});

describe('decisions', () => {
  test('carry everything that will happen', () => {
    const write = change(repair, { id: 'r1', concurrencyStamp: 's' }, { cause: 'rust' });

    expect(accept(write, null, [false])).toEqual({ kind: 'accepted', writes: [write] });
    expect(write).toMatchObject({ ids: ['r1'], stamp: 's', values: { cause: 'rust' } });
    // @ts-expect-error A state is written by a move only.
    change(repair, 'r1', { step: 'mended' });
  });

  test('are refused or asked as a whole', () => {
    const write = change(repair, 'r1', { cause: 'rust' });

    expect(accept(write, refuse('worn', { field: 'cause' }))).toEqual({
      kind: 'refused',
      code: 'worn',
      field: 'cause',
    });
    expect(accept(ask('rusty', 'Mend it?'), write)).toMatchObject({ kind: 'asked' });
  });

  test('a question is answered by its key only', () => {
    const questions = [
      { key: 'late', text: 'Late?' },
      { key: 'rusty', text: 'Rusty?' },
    ];

    expect(askUnanswered(questions, { late: 'yes' })?.questions).toEqual([questions[1]]);
    expect(askUnanswered(questions, { late: 'yes', rusty: 'yes' })).toBeNull();
  });
});
