alter table specialist_pay_terms add column gst_registered_from date;

alter table provider_bills add column terms_left boolean not null default false;
