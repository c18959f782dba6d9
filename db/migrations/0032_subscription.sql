alter table editions add column monthly_price numeric(18,2);

alter table tenants add column monthly_price numeric(18,2);

alter table tenants add column payment_method text default 'invoice';
