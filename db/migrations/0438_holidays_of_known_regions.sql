-- Whoever writes Melbourne Cup with its region means the centres there: a region that is known by its
-- name brings its postcodes along. The same list as `regionPostcodes`; a test compares the two.
create function region_postcodes(region text) returns text
  language sql immutable parallel safe as $$
  select case lower(btrim(region))
    when 'metropolitan melbourne' then
      '3000-3207, 3335-3338, 3427-3429, 3750-3755, 3757, 3759-3761, 3765-3767, 3770, 3775, 3777, 3781-3815, 3910-3920, 3926-3944, 3975-3978, 3980-3981, 8000-8999'
    when 'brisbane' then
      '4000-4018, 4025, 4029-4036, 4051-4078, 4101-4113, 4115-4117, 4120-4123, 4151-4156, 4169-4179, 9000-9015'
    when 'southern tasmania' then
      '7000-7199'
    when 'northern tasmania' then
      '7210-7470'
    when 'launceston' then
      '7248-7250'
    when 'devonport' then
      '7310'
    when 'burnie' then
      '7320'
    when 'darwin' then
      '0800-0839'
    when 'katherine' then
      '0850-0853'
    when 'tennant creek' then
      '0860-0862'
    when 'alice springs' then
      '0870-0872'
  end
$$;
grant execute on function region_postcodes(text) to caseway_app, caseway_host;

create function fill_region_postcodes() returns trigger language plpgsql as $$
begin
  new.postcodes := coalesce(new.postcodes, public.region_postcodes(new.region));
  return new;
end $$;

create trigger region_postcodes before insert or update of region, postcodes on holidays
  for each row execute function fill_region_postcodes();
