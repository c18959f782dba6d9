alter table service_items add column pay_above_reason text;

alter table service_prices add column pay_above_reason text;
