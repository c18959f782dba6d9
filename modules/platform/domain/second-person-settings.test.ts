import { expect, test } from 'vitest';
import { loosened } from './second-person-settings.ts';

const roles = 'ICS.SecondPerson.Roles';
const writeOffs = 'ICS.SecondPerson.WriteOffAbove';

test.each([
  ['switched on', {}, { [roles]: 'true' }, []],
  ['switched off', { [roles]: 'true' }, { [roles]: 'false' }, [roles]],
  ['taken away', { [roles]: 'true' }, {}, [roles]],
  ['a limit for the first time', {}, { [writeOffs]: '500.00' }, []],
  ['a lower limit', { [writeOffs]: '500.00' }, { [writeOffs]: '100' }, []],
  ['a higher limit', { [writeOffs]: '500.00' }, { [writeOffs]: '500.01' }, [writeOffs]],
  ['no limit any more', { [writeOffs]: '500.00' }, { [writeOffs]: '' }, [writeOffs]],
])('what takes two people is loosened or not by %s', (_what, before, after, keys) => {
  expect(loosened(before, after)).toEqual(keys);
});
