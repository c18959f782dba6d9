-- States are never empty, and stage 4 stands for a signed contract: who is being onboarded stands
-- before it. The wall binds the owner too; the history of a migration is the migration.
alter table specialists no force row level security;
alter table specialists disable trigger user;
update specialists set acceptance = 'underReview' where acceptance is null;
update specialists set staged_onboarding = 'stage3'
  where staged_onboarding = 'stage4' and recruitment_status = 'ONBOARDING';
alter table specialists enable trigger user;
alter table specialists force row level security;

alter table specialists alter column acceptance set not null;
