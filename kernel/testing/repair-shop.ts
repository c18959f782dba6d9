import {
  accept,
  ask,
  change,
  create,
  defineAction,
  defineEvent,
  defineModule,
  defineResource,
  defineWorkflow,
  emit,
  isAnswered,
  longText,
  lookup,
  money,
  move,
  number,
  record,
  replaceRows,
  json,
  state,
  text,
} from '#kernel/domain';
import type { Answers, CollectionEdit, Decision, RecordOf } from '#kernel/domain';

/** Three resources of a business that does not exist, to try verbs over several records. */
const who = ['STAFF', 'CASE_MANAGER'] as const;

export const machine = defineResource({
  name: 'machine',
  segment: 'test-machines',
  label: ['Machine', 'Machines'],
  title: '{name}',
  fields: {
    name: text('Name', { required: true, max: 100 }),
    companyId: text('Company', { max: 36 }),
    repairs: number('Repairs', { default: 0 }),
  },
  verbs: { list: who, read: who, create: who, update: who },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name', 'repairs'] },
});

export const repair = defineResource({
  name: 'repair',
  segment: 'test-repairs',
  label: ['Repair', 'Repairs'],
  title: '{number}',
  fields: {
    number: text('Number', { readOnly: true, numbered: 'REP', max: 30 }),
    machineId: lookup('Machine', 'machine', { required: true }),
    step: state(
      'Step',
      { received: 'Received', mended: 'Mended', scrapped: 'Scrapped' },
      { initial: 'received' },
    ),
    outcome: longText('Outcome', { readOnly: true }),
  },
  verbs: { list: who, read: who, create: who, update: who },
  list: { columns: ['number', 'step'], sort: 'number' },
  detail: { Information: ['number', 'machineId', 'step', 'outcome'] },
});

export const repairLine = defineResource({
  name: 'repairLine',
  segment: 'test-repair-lines',
  label: ['Line', 'Lines'],
  title: '{words} {amount}',
  parent: { field: 'repairId', as: 'lines', order: 'place' },
  fields: {
    repairId: lookup('Repair', 'repair', { required: true }),
    place: number('Place', { default: 0 }),
    words: text('Words', { required: true, max: 100 }),
    amount: money('Amount', { required: true }),
  },
  verbs: { list: who, read: who },
  list: { columns: ['words', 'amount'], sort: 'place' },
  filters: ['repairId'],
  detail: { Information: ['words', 'amount'] },
});

export const repairMended = defineEvent('RepairMended', {
  repairId: text('Repair', { required: true }),
});

export const repairWorkflow = defineWorkflow({
  on: repair,
  axes: { step: { final: ['mended', 'scrapped'] } },
  moves: {
    mend: {
      label: 'Mend',
      can: 'mend it',
      who,
      asks: { outcome: longText('Outcome', { required: true }) },
      step: { from: ['received'], to: 'mended' },
    },
    scrap: { label: 'Scrap', can: 'scrap it', who, step: { from: ['received'], to: 'scrapped' } },
  },
});

type Repair = Pick<RecordOf<typeof repair>, 'id' | 'step'>;

/** One verb over three records: the repair moves, its machine counts, a guarantee line is added. */
export function decideMending(
  facts: Repair & { readonly repairs: number; readonly machineId: string },
  input: { readonly outcome: string },
  answers: Answers,
): Decision {
  if (facts.repairs >= 2 && !isAnswered(answers, 'oftenMended'))
    return ask('oftenMended', 'It was mended twice before. Mend it again?');
  return accept(
    move(repairWorkflow, facts, 'mend', {
      note: input.outcome,
      values: { outcome: input.outcome },
    }),
    change(machine, facts.machineId, { repairs: facts.repairs + 1 }),
    create(repairLine, { repairId: facts.id, place: 99, words: 'Guarantee', amount: '0.00' }),
    emit(repairMended({ repairId: facts.id })),
  );
}

export const changeLines = defineAction({
  name: 'changeLines',
  on: repair,
  route: 'PUT /app/test-repairs/{id}/lines',
  roles: who,
  input: { items: json('Lines', { required: true }) },
  answer: record(repair),
});

export const decideLines = (id: string, rows: CollectionEdit['rows']): Decision =>
  accept(replaceRows(repairLine, id, rows));

export const repairShop = defineModule({
  name: 'repairShop',
  resources: [machine, repair, repairLine],
  actions: [changeLines],
  workflows: [repairWorkflow],
});
