drop index ix_inquiry_centre__search;

drop index ix_centres__search;

drop index ix_specialists__search;

drop index ix_treatment_providers__search;

drop index ix_service_provider__search;

drop index ix_staffs__search;

drop index ix_clients__search;

drop index ix_contractors__search;

drop index ix_case_managers__search;

drop index ix_companies__search;

alter table companies drop column search_text;

alter table companies add column search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(trading_name, '') || ' ' || coalesce(abn, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(email, ''))) stored;

alter table case_managers drop column search_text;

alter table case_managers add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(mobile, ''))) stored;

alter table contractors drop column search_text;

alter table contractors add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(abn, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;

alter table clients drop column search_text;

alter table clients add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(email, '') || ' ' || coalesce(claim_no, ''))) stored;

alter table staffs drop column search_text;

alter table staffs add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;

alter table service_provider drop column search_text;

alter table service_provider add column search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(abn, ''))) stored;

alter table treatment_providers drop column search_text;

alter table treatment_providers add column search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(provider_no, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(abn, ''))) stored;

alter table specialists drop column search_text;

alter table specialists add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(specialty, '') || ' ' || coalesce(business_email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(provider_number, '') || ' ' || coalesce(provider_number2, '') || ' ' || coalesce(provider_number3, '') || ' ' || coalesce(provider_number4, ''))) stored;

alter table centres drop column search_text;

alter table centres add column search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(suburb, '') || ' ' || coalesce(postcode, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(email, ''))) stored;

alter table inquiry_centre drop column search_text;

alter table inquiry_centre add column search_text text generated always as (lower(coalesce(subject, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;

create index ix_companies__search on companies using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_case_managers__search on case_managers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_contractors__search on contractors using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_clients__search on clients using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_staffs__search on staffs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_service_provider__search on service_provider using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_treatment_providers__search on treatment_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_specialists__search on specialists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_centres__search on centres using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_inquiry_centre__search on inquiry_centre using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
