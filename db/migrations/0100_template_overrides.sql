drop index ix_mail_templates__search;

alter table mail_templates drop column search_text;

alter table mail_templates add column kind text not null default 'mail';

alter table mail_templates add column is_edited boolean not null default false;

alter table mail_templates add column search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(label, ''))) stored;

alter table mail_templates alter column subject drop not null;

alter table mail_templates alter column template_content drop not null;

create index ix_mail_templates__kind on mail_templates (tenant_id, kind, lower(label), id) include (label) where not is_deleted;

create index ix_mail_templates__is_edited on mail_templates (tenant_id, is_edited, lower(label), id) include (label) where not is_deleted;

create index ix_mail_templates__search on mail_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
