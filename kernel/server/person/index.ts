export { changesOfPerson } from './changes-of-person.ts';
export type { KeptChange } from './changes-of-person.ts';
export { plainRowsOfPerson } from './plain-rows-of-person.ts';
export type { PlainRows } from './plain-rows-of-person.ts';
export { readRowsOfPerson } from './read-rows-of-person.ts';
export type { KeptRecord } from './read-rows-of-person.ts';
export { rowsOfPerson } from './rows-of-person.ts';
export type { RowsOfPerson, Subject } from './rows-of-person.ts';
