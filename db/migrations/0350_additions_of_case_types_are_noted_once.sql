-- Rows that are only added to are noted once (0341): the tables of the new case types as well.

drop trigger history on medical_record_contacts;

drop index ix_medical_record_contacts__sort;
drop index ix_medical_record_contacts__mr_id;
drop index ix_medical_record_contacts__item_id;
drop index ix_medical_record_contacts__kind;
drop index ix_medical_record_contacts__rule_id;
drop index uq_medical_record_contacts__item_id__rule_id__occasion;

create index ix_medical_record_contacts__sort on medical_record_contacts (tenant_id, at desc, id);

create index ix_medical_record_contacts__mr_id on medical_record_contacts (tenant_id, mr_id, at desc, id);

create index ix_medical_record_contacts__item_id on medical_record_contacts (tenant_id, item_id, at desc, id);

create index ix_medical_record_contacts__kind on medical_record_contacts (tenant_id, kind, at desc, id);

create index ix_medical_record_contacts__rule_id on medical_record_contacts (tenant_id, rule_id);

create unique index uq_medical_record_contacts__item_id__rule_id__occasion on medical_record_contacts (tenant_id, item_id, rule_id, lower(occasion));

create trigger history after insert on medical_record_contacts
  referencing new table as added for each statement execute function audit_additions('recordContact');

drop trigger history on mva_limitation_reminders;

drop index ix_mva_limitation_reminders__sort;
drop index ix_mva_limitation_reminders__claim_id;
drop index ix_mva_limitation_reminders__months;
drop index uq_mva_limitation_reminders__claim_id__limitation_date__months;

create index ix_mva_limitation_reminders__sort on mva_limitation_reminders (tenant_id, creation_time, id);

create index ix_mva_limitation_reminders__claim_id on mva_limitation_reminders (tenant_id, claim_id, creation_time, id);

create index ix_mva_limitation_reminders__months on mva_limitation_reminders (tenant_id, months, creation_time, id);

create unique index uq_mva_limitation_reminders__claim_id__limitation_date__months on mva_limitation_reminders (tenant_id, claim_id, limitation_date, months);

create trigger history after insert on mva_limitation_reminders
  referencing new table as added for each statement execute function audit_additions('limitationReminder');

drop trigger history on tpd_statement_chases;

drop index ix_tpd_statement_chases__sort;
drop index ix_tpd_statement_chases__claim_id;
drop index ix_tpd_statement_chases__statement_id;
drop index uq_tpd_statement_chases__statement_id__due_on__days;

create index ix_tpd_statement_chases__sort on tpd_statement_chases (tenant_id, creation_time, id);

create index ix_tpd_statement_chases__claim_id on tpd_statement_chases (tenant_id, claim_id, creation_time, id);

create index ix_tpd_statement_chases__statement_id on tpd_statement_chases (tenant_id, statement_id, creation_time, id);

create unique index uq_tpd_statement_chases__statement_id__due_on__days on tpd_statement_chases (tenant_id, statement_id, due_on, days);

create trigger history after insert on tpd_statement_chases
  referencing new table as added for each statement execute function audit_additions('tpdStatementChase');
