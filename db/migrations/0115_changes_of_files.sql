-- A file can be renamed and given another type: the stamp tells whether somebody else did so meanwhile.
-- The virus scanner says what it found; `none` is a file that came while no scanner was configured.
alter table files
  add column concurrency_stamp uuid not null default gen_random_uuid(),
  add column scan_state text not null default 'none'
    check (scan_state in ('none', 'waiting', 'clean', 'infected')),
  -- The name of what was found, or why the scanner has not looked yet.
  add column scan_note text;

create function stamp_changed_file() returns trigger language plpgsql as $$
begin
  new.concurrency_stamp := gen_random_uuid();
  return new;
end $$;

create trigger stamped before update of name, attachment_type_id on files
  for each row execute function stamp_changed_file();
