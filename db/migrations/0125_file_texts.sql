-- The text of files, page by page, and how far the reading of each file is.
create table file_texts (
  tenant_id uuid not null,
  file_id uuid not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'reading', 'done', 'partly', 'failed')),
  pages_done integer not null default 0,
  -- Null: nobody knows yet.
  pages_total integer,
  -- Pages that could not be read; the others could.
  pages_failed integer not null default 0,
  language text,
  -- Why it ended as `partly` or `failed`, for people.
  reason text,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, file_id),
  constraint fk_file_texts__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete cascade deferrable
);
create index ix_file_texts__unfinished on file_texts (changed_at)
  where status in ('waiting', 'reading');

-- Page 0 is the name of the file, so that names and contents are found by one index.
create table file_pages (
  tenant_id uuid not null,
  file_id uuid not null,
  page integer not null check (page >= 0),
  source text not null check (source in ('name', 'text', 'ocr')),
  -- Of recognised pages, from 0 to 100.
  confidence smallint,
  text text not null,
  words tsvector not null,
  -- The newest pages of a tenant are looked through first; each bucket holds 2,048 of them.
  bucket integer not null,
  primary key (tenant_id, file_id, page),
  constraint fk_file_pages__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete cascade deferrable
);
-- Searches must not wait for a list of pending entries to be read through.
create index ix_file_pages__words on file_pages using gin (tenant_id, bucket, words)
  with (fastupdate = off);

-- How many pages a tenant has had, which numbers the buckets.
create table file_page_counts (
  tenant_id uuid not null,
  pages bigint not null,
  primary key (tenant_id)
);

do $$
declare t text;
begin
  foreach t in array array['file_texts', 'file_pages', 'file_page_counts'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update, delete on file_texts, file_pages, file_page_counts
  to caseway_app, caseway_host;

-- The same words as `wordsOf` of the domain: letters and digits, small, without accents.
create function page_words(given text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Takes numbers for so many pages and answers their bucket.
create function next_page_bucket(tenant uuid, many integer) returns integer language sql as $$
  insert into file_page_counts as c (tenant_id, pages) values (tenant, many)
    on conflict (tenant_id) do update set pages = c.pages + many
    returning ((pages - 1) / 2048)::integer
$$;

-- A file is found by its name from the moment it is kept; the text of a removed one goes with it.
create function keep_file_name() returns trigger language plpgsql as $$
begin
  if new.status <> 'stored' then
    delete from file_pages where tenant_id = new.tenant_id and file_id = new.id;
    delete from file_texts where tenant_id = new.tenant_id and file_id = new.id;
    delete from file_digests where tenant_id = new.tenant_id and file_id = new.id;
    return null;
  end if;
  insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
    values (new.tenant_id, new.id, 0, 'name', new.name,
      setweight(to_tsvector('simple', page_words(new.name)), 'A'),
      next_page_bucket(new.tenant_id, 1))
    on conflict (tenant_id, file_id, page) do update
      set text = excluded.text, words = excluded.words;
  return null;
end $$;
create trigger name_page_of_new after insert on files for each row
  when (new.status = 'stored') execute function keep_file_name();
create trigger name_page after update on files for each row
  when (old.status <> new.status or old.name <> new.name) execute function keep_file_name();

-- `@@` is not leakproof, so under a policy it cannot use the index. Like find_records this names the
-- tenant itself and answers ids only. Without buckets it looks through all of them; `most` bounds it.
-- Each bucket is asked for by itself: a range would read the entries of every bucket below its end.
create function find_file_pages(asked text, low integer, high integer, most integer)
  returns table (file_id uuid, page integer, bucket integer)
  language plpgsql stable security definer rows 500
  set search_path = pg_catalog, public set enable_seqscan = off set enable_indexscan = off as $$
begin
  if low is null then
    return query execute 'select p.file_id, p.page, p.bucket from public.file_pages p
      where p.tenant_id = public.current_tenant() and p.words @@ $1 limit $2'
      using asked::tsquery, most;
  else
    return query execute 'select p.file_id, p.page, p.bucket from public.file_pages p
      where p.tenant_id = public.current_tenant() and p.bucket = any ($2) and p.words @@ $1
      order by p.bucket desc limit $3'
      using asked::tsquery, array(select generate_series(low, high)), most;
  end if;
end $$;
alter function find_file_pages(text, integer, integer, integer) owner to caseway_host;
revoke all on function find_file_pages(text, integer, integer, integer) from public;
grant execute on function find_file_pages(text, integer, integer, integer)
  to caseway_app, caseway_host;

-- Files that were there before are found by their names at once.
insert into file_page_counts (tenant_id, pages)
  select tenant_id, count(*) from files where status = 'stored' group by tenant_id;
insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
  select tenant_id, id, 0, 'name', name, setweight(to_tsvector('simple', page_words(name)), 'A'),
    ((row_number() over (partition by tenant_id order by creation_time) - 1) / 2048)::integer
  from files where status = 'stored';

-- What was made of the text of a file, so that nobody waits and pays for it twice.
create table file_digests (
  tenant_id uuid not null,
  file_id uuid not null,
  kind text not null check (kind in ('summary', 'transcription', 'letterOfInstruction')),
  -- The language of a transcription.
  variant text not null default '',
  -- The name of the model; null when none was asked.
  model text,
  content jsonb not null,
  made_at timestamptz not null default now(),
  primary key (tenant_id, file_id, kind, variant),
  constraint fk_file_digests__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete cascade deferrable
);
alter table file_digests enable row level security;
alter table file_digests force row level security;
create policy tenant_wall on file_digests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_digests to caseway_host using (true) with check (true);
grant select, insert, update, delete on file_digests to caseway_app, caseway_host;
