alter table specialist_fees alter column split_percent type numeric(18,4) using split_percent::numeric(18,4);

alter table billing_setting alter column tax_rate type numeric(18,4) using tax_rate::numeric(18,4);
