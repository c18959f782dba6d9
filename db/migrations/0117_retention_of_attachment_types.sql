alter table attachment_types add column retention_years numeric;

alter table attachment_types add column retention_from text default 'upload';

alter table attachment_types add column removes_by_itself boolean not null default false;
