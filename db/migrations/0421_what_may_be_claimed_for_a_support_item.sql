alter table ndis_service_items add column allows_non_face boolean not null default true;

alter table ndis_service_items add column allows_travel boolean not null default true;

alter table ndis_service_items add column allows_cancellation boolean not null default true;

alter table ndis_service_items add column allows_report boolean not null default true;
