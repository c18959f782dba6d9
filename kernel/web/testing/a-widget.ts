import {
  choice,
  date,
  defineModule,
  defineResource,
  email,
  flag,
  longText,
  money,
  defineRefusals,
  number,
  register,
  text,
} from '#kernel/domain';
import type { Ability } from '#kernel/domain';

const clerks = ['CLERK'];

export const widget = defineResource({
  name: 'widget',
  segment: 'widgets',
  label: ['Widget', 'Widgets'],
  title: '{name}',
  fields: {
    name: text('Name', { required: true, max: 20, searchable: true }),
    colour: choice('Colour', { red: 'Red', blue: 'Blue' }, { required: true }),
    email: email('Email'),
    price: money('Price'),
    weight: number('Weight'),
    madeOn: date('Made on'),
    soldOn: date('Sold on'),
    notes: longText('Notes'),
    isActive: flag('Active', { default: true }),
    serial: text('Serial', { readOnly: true }),
  },
  checks: {
    soldAfterMade: { field: 'soldOn', op: '>=', than: 'madeOn', refusal: 'soldBeforeMade' },
  },
  verbs: {
    list: clerks,
    read: clerks,
    create: clerks,
    update: clerks,
    delete: clerks,
    export: clerks,
    lookup: clerks,
    disable: clerks,
  },
  list: { columns: ['name', 'colour', 'price', 'madeOn'], sort: 'name' },
  filters: ['colour', 'price'],
  detail: {
    Information: ['name', 'colour', 'email', 'serial'],
    More: ['price', 'weight', 'madeOn', 'soldOn', 'notes', 'isActive'],
  },
});

export const registerWidgets = (abilities: readonly Ability[] = []): void =>
  register([
    defineModule({
      name: 'workshop',
      resources: [widget],
      abilities,
      refusals: defineRefusals({
        soldBeforeMade: {
          status: 422,
          field: 'soldOn',
          message: 'It was sold before it was made.',
        },
      }),
    }),
  ]);

export const aWidget = (changes: object = {}) => ({
  id: 'w-1',
  concurrencyStamp: 'stamp-1',
  name: 'Cog',
  colour: 'red',
  email: null,
  price: '1234.50',
  weight: 3,
  madeOn: '2025-03-05',
  soldOn: null,
  notes: null,
  isActive: true,
  serial: 'S-1',
  can: ['widget.read', 'widget.update', 'widget.delete', 'widget.disable'],
  ...changes,
});
