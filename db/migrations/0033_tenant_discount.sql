alter table tenants drop column monthly_price;

alter table tenants add column monthly_discount numeric(18,2);
