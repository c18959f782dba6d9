import {
  address,
  choice,
  date,
  dateTime,
  defineModule,
  defineResource,
  email,
  file,
  flag,
  json,
  longText,
  lookup,
  money,
  multiChoice,
  multiLookup,
  number,
  percent,
  phone,
  text,
  timeZone,
  url,
} from '#kernel/domain';

const keepers = ['ADMIN_STAFF', 'STAFF'] as const;
const shades = { red: 'Red', green: 'Green', blue: 'Blue' } as const;

/** A resource with a field of every kind: what it can do, any resource can. */
export const specimen = defineResource({
  name: 'specimen',
  segment: 'test-specimens',
  label: ['Specimen', 'Specimens'],
  title: '{name}',
  features: ['Specimen'],

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    notes: longText('Notes', { searchable: true }),
    length: number('Length', { min: 0, max: 500, decimals: 2 }),
    fee: money('Fee'),
    share: percent('Share', { max: 100 }),
    found: date('Found'),
    startsAt: dateTime('Starts at', { zone: 'timeZone' }),
    timeZone: timeZone('Time zone', { default: 'Australia/Sydney' }),
    isActive: flag('Active', { default: true }),
    shade: choice('Shade', shades, { required: true }),
    tags: multiChoice('Tags', shades),
    parentId: lookup('Parent', 'specimen'),
    relatedIds: multiLookup('Related', 'specimen'),
    redId: lookup('Red one', 'specimen', { where: { shade: 'red' } }),
    redIds: multiLookup('Red ones', 'specimen', { where: { shade: 'red' } }),
    email: email('Email', { searchable: true }),
    phone: phone('Phone'),
    website: url('Website'),
    place: address('Place'),
    pictureId: file('Picture'),
    extra: json('Extra'),
    secretNote: text('Secret note', { history: false }),
    verdict: text('Verdict', { readOnly: true }),
  },

  verbs: {
    list: [...keepers, 'CASE_MANAGER'],
    read: [...keepers, 'CASE_MANAGER'],
    lookup: keepers,
    create: keepers,
    update: keepers,
    delete: keepers,
    enable: keepers,
    disable: keepers,
    export: keepers,
    import: keepers,
  },
  scope: { CASE_MANAGER: { parentId: 'companyId' } },
  unique: [['email', 'shade']],
  similar: { name: 'name', email: 'email' },
  params: {
    specimenId: { field: 'id' },
    notParentIds: { field: 'parentId', as: 'none' },
    isWarm: { field: 'shade', values: ['red'] },
    searchExact: { field: 'name', as: 'exact' },
    includePicture: { include: ['pictureId', 'relatedIds', 'parentId'] },
    includeNothing: 'ignored',
    isWarmAndActive: [
      { field: 'shade', values: ['red'] },
      { field: 'isActive', values: [true] },
    ],
    relatedToId: { linkedFrom: 'specimen', by: 'relatedIds' },
    relatedToShade: { linkedFrom: 'specimen', by: 'relatedIds', field: 'shade' },
    partPlace: { linkedFrom: 'specimenPart', by: 'specimenId', field: 'place' },
  },

  list: { columns: ['name', 'shade', 'parentId', 'fee', 'found', 'isActive'], sort: 'name' },
  filters: [
    'shade',
    'tags',
    'parentId',
    'relatedIds',
    'found',
    'startsAt',
    'fee',
    'length',
    'isActive',
    'notes',
  ],
  lookup: { text: '{name}', filters: ['shade'], description: 'email' },
  detail: {
    Information: ['name', 'notes', 'shade', 'tags', 'fee'],
    Links: ['parentId', 'relatedIds'],
  },
});

/** Lives on the page of a specimen. */
export const specimenPart = defineResource({
  name: 'specimenPart',
  segment: 'test-specimen-parts',
  label: ['Part', 'Parts'],
  title: '{name}',
  features: ['Specimen'],
  parent: { field: 'specimenId', as: 'parts' },

  fields: {
    specimenId: lookup('Specimen', 'specimen', { required: true }),
    name: text('Name', { required: true, max: 100 }),
    place: number('Place'),
  },
  verbs: {
    list: keepers,
    read: keepers,
    create: keepers,
    update: keepers,
    delete: keepers,
  },
  list: { columns: ['name', 'place'], sort: 'name' },
  filters: ['specimenId'],
  detail: { Information: ['specimenId', 'name', 'place'] },
});

export const specimens = defineModule({
  name: 'specimens',
  resources: [specimen, specimenPart],
});
