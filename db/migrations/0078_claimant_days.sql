alter table clients add constraint "refused__injuredBeforeBirth" check (injury_date >= date_of_birth);
