import {
  address,
  choice,
  defineResource,
  email,
  flag,
  longText,
  multiLookup,
  number,
  phone,
  text,
  timeZone,
} from '#kernel/domain';
import {
  adminOrStaff,
  adminStaff,
  australianStates,
  settingsStaff,
  statesOfAustralia,
} from '#platform/domain';
import { addressPart } from '../address-part.ts';
import { centreOwnershipTypes } from './centre-choices.ts';

/** The trigger that gives a centre the zone of its state, and writes states by their code. */
const zoneKept = { alsoSetBy: ['keep_zone_of_centre'] } as const;

/** D-022, G-014: where claimants are seen. */
export const centre = defineResource({
  name: 'centre',
  segment: 'centres',
  label: ['Centre', 'Centres'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, searchable: true, max: 200 }),
    ownershipType: choice('Ownership', centreOwnershipTypes, { required: true }),
    address: address('Address', { states: statesOfAustralia, ...zoneKept }),
    suburb: text('Suburb', {
      computed: addressPart('suburb'),
      searchable: true,
      history: false,
      max: 200,
    }),
    /** Of an address in Australia; empty elsewhere. */
    state: choice('State', australianStates, {
      computed: 'state_of_address({address})',
      history: false,
    }),
    postcode: text('Postcode', {
      computed: addressPart('postcode'),
      searchable: true,
      history: false,
      max: 200,
    }),
    country: text('Country', { computed: addressPart('country'), history: false, max: 200 }),
    timeZone: timeZone('Time zone', {
      required: true,
      filledIn: true,
      ...zoneKept,
      hint: 'Empty: the time zone of its state.',
    }),
    latitude: number('Latitude', {
      min: -90,
      max: 90,
      decimals: 6,
      hint: 'Measures the way to it.',
    }),
    longitude: number('Longitude', { min: -180, max: 180, decimals: 6 }),
    contactName: text('Contact', { searchable: true, max: 200 }),
    phone: phone('Phone', { searchable: true }),
    email: email('Email', { searchable: true }),
    serviceTypeIds: multiLookup('Service types', 'lookupConfig', {
      where: { type: 'centreServiceType' },
    }),
    specialistIds: multiLookup('Specialists', 'specialist'),
    receiveBooking: flag('Receives bookings', { readOnly: true, default: true, tone: 'success' }),
    parkingNotes: longText('Parking', { max: 2000 }),
    accessNotes: longText('Access', { max: 2000 }),
    isActive: flag('Active', { default: true }),
  },

  dryRun: ['update'],
  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: [...adminOrStaff, 'CASE_MANAGER', 'SPECIALIST'],
    create: settingsStaff,
    update: settingsStaff,
    delete: adminStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    export: settingsStaff,
    import: settingsStaff,
  },
  /** B-244. */
  sharedByHost: true,
  deleteOnlyUnused: true,
  /** C-175: a centre has one name. */
  similar: { name: 'name', email: 'email', lastName: 'name' },

  list: {
    columns: [
      'name',
      'ownershipType',
      'suburb',
      'state',
      'receiveBooking',
      'phone',
      'email',
      'isActive',
    ],
    sort: 'name',
  },
  filters: [
    'ownershipType',
    'state',
    'serviceTypeIds',
    'specialistIds',
    'receiveBooking',
    'isActive',
  ],
  /** C-321. */
  params: {
    centreId: { field: 'id' },
    specialistId: { field: 'specialistIds' },
    centreOwnershipType: { field: 'ownershipType' },
    getCentreHasSessionOnly: {
      linkedFrom: 'appointmentSession',
      by: 'centreId',
      field: 'isCancelled',
      values: [false],
    },
  },
  lookup: {
    text: '{name}',
    sort: 'name',
    filters: ['ownershipType', 'receiveBooking', 'state'],
    description: 'suburb',
  },
  facts: ['ownershipType', 'suburb', 'state', 'timeZone', 'phone', 'email', 'receiveBooking'],
  detail: {
    Information: ['name', 'ownershipType', 'timeZone', 'serviceTypeIds', 'isActive'],
    Contact: ['contactName', 'phone', 'email'],
    Location: ['address', 'latitude', 'longitude', 'parkingNotes', 'accessNotes'],
    Rooms: 'panel',
    Specialists: 'panel',
    Bookings: 'panel',
    Attachments: 'panel',
  },
});
