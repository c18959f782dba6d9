import { randomUUID } from 'node:crypto';
import type { RecordOf } from '#kernel/domain';
import type { centre } from '../domain/index.ts';
import { storedRecordFields } from './stored-record-fields.ts';

export const aCentre = (given: Partial<RecordOf<typeof centre>> = {}): RecordOf<typeof centre> => ({
  id: randomUUID(),
  name: 'Macquarie Street Rooms',
  ownershipType: 'mlpOwned',
  address: { line1: '12 Macquarie Street', suburb: 'Sydney', state: 'NSW', postcode: '2000' },
  suburb: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  country: null,
  timeZone: 'Australia/Sydney',
  latitude: null,
  longitude: null,
  contactName: null,
  phone: '0255501238',
  email: 'rooms@macquarie.example',
  serviceTypeIds: [],
  specialistIds: [],
  receiveBooking: true,
  parkingNotes: null,
  accessNotes: null,
  isActive: true,
  ...storedRecordFields(),
  ...given,
});
