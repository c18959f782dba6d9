-- B-234: a day of the month is chosen from 1st to 25th, which every month has. Later days become the 25th.
alter table companies alter column statement_day type text using
  case
    when statement_day is null then null
    when statement_day in (1, 21) then statement_day::int || 'st'
    when statement_day in (2, 22) then statement_day::int || 'nd'
    when statement_day in (3, 23) then statement_day::int || 'rd'
    else least(statement_day::int, 25) || 'th'
  end;
