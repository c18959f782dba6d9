import {
  choice,
  defineModule,
  defineResource,
  defineWorkflow,
  register,
  state,
} from '#kernel/domain';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render } from '../../testing/render.tsx';
import { MoveMenu } from './move-menu.tsx';

const repair = defineResource({
  name: 'repair',
  segment: 'repairs',
  label: ['Repair', 'Repairs'],
  title: '{step}',
  fields: {
    step: state('Step', { open: 'Open', done: 'Done', lost: 'Lost' }, { initial: 'open' }),
  },
  verbs: { read: ['CLERK'] },
  list: { columns: ['step'], sort: 'step' },
  detail: {},
});
const who = ['CLERK'];
const workflow = defineWorkflow({
  on: repair,
  axes: { step: {} },
  moves: {
    finish: { label: 'Finish', can: 'finish it', who, step: { from: ['open'], to: 'done' } },
    lose: {
      label: 'Lose',
      can: 'lose it',
      who,
      asks: { cause: choice('Cause', { theft: 'Theft' }, { required: true }) },
      step: { from: ['open'], to: 'lost' },
    },
    find: { label: 'Find', can: 'find it', who, step: { from: ['lost'], to: 'open' } },
    tell: {
      label: 'Tell the owner',
      can: 'tell the owner',
      who,
      sends: ['RepairDone'],
      step: { from: ['done'], to: 'done' },
    },
  },
});

beforeAll(() =>
  register([defineModule({ name: 'workshop', resources: [repair], workflows: [workflow] })]),
);
afterEach(() => vi.unstubAllGlobals());

const labels = () =>
  [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);

test('the menu has the moves that the record can make, and runs the one that is chosen', async () => {
  const can = ['repair.finish', 'repair.lose'];
  const calls = serve({ 'PUT /app/repairs/r-1/finish': { body: {} } });
  const record = { id: 'r-1', concurrencyStamp: 'v-1', can };
  const place = await render(<MoveMenu resource={repair} record={record} />);

  await press('Change status', place);
  await eventually(() => expect(labels()).toEqual(['Finish', 'Lose']));
  await press('Finish', document);

  await eventually(() => expect(calls[0]?.body).toEqual({ concurrencyStamp: 'v-1' }));
});

test('a move that asks something opens its form', async () => {
  const record = { id: 'r-1', can: ['repair.lose'] };
  const place = await render(<MoveMenu resource={repair} record={record} />);

  await press('Change status', place);
  await press('Lose', document);

  await eventually(() =>
    expect(document.querySelector('.ant-modal')?.textContent).toContain('Cause'),
  );
});

test('a move that sends something opens its dialog, though it asks for nothing', async () => {
  const calls = serve({ 'PUT /app/repairs/r-1/tell': { body: {} } });
  const record = { id: 'r-1', can: ['repair.tell'] };
  const place = await render(<MoveMenu resource={repair} record={record} />);

  await press('Change status', place);
  await press('Tell the owner', document);

  await eventually(() =>
    expect(document.querySelector('.ant-modal')?.textContent).toContain('Tell the owner'),
  );
  expect(calls).toEqual([]);
});

test('moves that stand elsewhere are left out, and without one there is no menu', async () => {
  const record = { id: 'r-1', can: ['repair.find'] };
  const place = await render(<MoveMenu resource={repair} record={record} except={['find']} />);

  expect(place.textContent).not.toContain('Change status');
});
