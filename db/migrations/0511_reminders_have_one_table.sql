-- Their rows are lines of reminder_log since migration 510.
alter table repayment_reminders drop constraint fk_repayment_reminders__invoice_id;

alter table sent_invoice_reminders drop constraint fk_sent_invoice_reminders__invoice_id;

alter table ndis_restraint_warnings drop constraint fk_ndis_restraint_warnings__restraint_id;

alter table ndis_restraint_warnings drop constraint fk_ndis_restraint_warnings__ndis_id;

alter table case_reminders drop constraint fk_case_reminders__rule_id;

alter table case_reminders drop constraint fk_case_reminders__case_id;

alter table tpd_statement_chases drop constraint fk_tpd_statement_chases__statement_id;

alter table tpd_statement_chases drop constraint fk_tpd_statement_chases__claim_id;

alter table mva_limitation_reminders drop constraint fk_mva_limitation_reminders__claim_id;

drop table repayment_reminders;

drop table sent_invoice_reminders;

drop table ndis_restraint_warnings;

drop table case_reminders;

drop table tpd_statement_chases;

drop table mva_limitation_reminders;
