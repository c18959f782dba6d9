-- Where the words of a scanned page stand, so that what was looked for can be marked on it.
-- A page that was read before has none: its hits are counted, not marked.
alter table file_pages add column places jsonb;
