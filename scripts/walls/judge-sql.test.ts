import { describe, expect, test } from 'vitest';
import { sqlOffenders } from './judge-sql.ts';
import { namesIn } from './sql-in.ts';

const owners = {
  tables: new Map([
    ['users', 'identity'],
    ['specialists', 'parties'],
    ['specialists__languages', 'parties'],
    ['appointment_slots', 'booking'],
    ['files', 'kernel'],
    ['events', 'kernel'],
  ]),
  shown: new Map([
    ['files', 'kernel'],
    ['party_specialists', 'parties'],
    ['party_bookability', 'parties'],
    ['booking_slots', 'booking'],
  ]),
};

const inBooking = 'modules/booking/server/a.ts';
const broken = [
  ['select from', inBooking, '`select x from specialists s where s.id = $1`'],
  ['a plain string', inBooking, `'select x from specialists'`],
  ['a join in a part of a statement', inBooking, '`left join specialists p on p.id = s.id`'],
  ['the second table of a list', inBooking, '`select 1 from slots s, specialists p`'],
  ['update', inBooking, '`update users set a = 1`'],
  ['update with an alias', inBooking, '`update users u set a = 1`'],
  ['insert', inBooking, '`insert into users (id) values ($1)`'],
  ['delete', inBooking, '`delete from users where id = $1`'],
  ['the other table of a delete', inBooking, '`delete from appointment_slots using users u`'],
  ['with its schema', inBooking, '`select 1 from public.users`'],
  ['a link table by a piece of its name', inBooking, '`select 1 from specialists__${kind} x`'],
  ['the name of a link table', inBooking, `links('specialists__languages', id)`],
  ['a table of a later module', 'modules/identity/server/a.ts', '`select 1 from specialists`'],
  ['a view of a later module', 'modules/parties/server/a.ts', '`select 1 from booking_slots`'],
  ['a table that the kernel keeps to itself', inBooking, '`select 1 from events`'],
  ['a table of a module in the kernel', 'kernel/server/a.ts', '`select 1 from users`'],
] as const;

const sound = [
  ['the own table', inBooking, '`select 1 from appointment_slots`'],
  ['a view of a module before it', inBooking, '`select 1 from party_specialists`'],
  [
    'a function of one',
    inBooking,
    '`select 1 from a cross join lateral party_bookability(a.id) b`',
  ],
  ['a table that the kernel shows', inBooking, '`select 1 from files f`'],
  ['a with query of the same name as nothing', inBooking, '`with x as (select 1) select 1 from x`'],
  ['a sentence', inBooking, `'Take it away from users'`],
  ['a path', inBooking, `'/app/users'`],
  ['an expression with from', inBooking, '`select extract(epoch from s.users)`'],
  ['a test', 'modules/booking/server/a.api.test.ts', '`select 1 from users`'],
  ['what fills tests', 'modules/booking/testing/a.ts', '`insert into users (id) values ($1)`'],
] as const;

describe('walls in SQL', () => {
  test.each(broken)('%s is refused', (_title, path, literal) => {
    expect(sqlOffenders(path, `run(${literal});`, owners)).toHaveLength(1);
  });

  test.each(sound)('%s is allowed', (_title, path, literal) => {
    expect(sqlOffenders(path, `run(${literal});`, owners)).toEqual([]);
  });

  test('every table of a statement is seen', () => {
    const sql = `with w as (select 1 from a where x in (select y from b join c on true))
      insert into d as e (id) select 1 from f, lateral g(1) h on conflict do update set x = 1`;

    expect(namesIn(sql)).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd', 'f', 'g']));
  });
});
