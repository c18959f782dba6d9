-- The feature decides from now on who builds iCare claims. Practices could until now: they keep it.
-- The wall binds the owner too: without this nothing of any tenant would be changed.
alter table editions disable trigger user;
alter table editions no force row level security;
update editions set features = coalesce(features, '{}') || '{"Application:ICareClaim": "True"}'
  where name = 'MLP';
alter table editions force row level security;
alter table editions enable trigger user;
