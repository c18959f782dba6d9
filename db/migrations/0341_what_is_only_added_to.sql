drop trigger history on sent_statements;

drop index uq_sent_statements__company_id__statement_date;

drop index ix_sent_statements__statement_date;

drop index ix_sent_statements__company_id;

drop index ix_sent_statements__sort;

drop trigger history on sent_invoice_reminders;

drop index uq_sent_invoice_reminders__invoice_id__level;

drop index ix_sent_invoice_reminders__sent_on;

drop index ix_sent_invoice_reminders__level;

drop index ix_sent_invoice_reminders__invoice_id;

drop index ix_sent_invoice_reminders__sort;

drop trigger history on write_offs;

drop index ix_write_offs__journal_id;

drop index ix_write_offs__written_off_on;

drop index ix_write_offs__invoice_id;

drop index ix_write_offs__sort;

drop trigger history on refunds;

drop index ix_refunds__search;

drop index uq_refunds__refund_no;

drop index ix_refunds__journal_id;

drop index ix_refunds__refunded_on;

drop index ix_refunds__credit_note_id;

drop index ix_refunds__receipt_id;

drop index ix_refunds__company_id;

drop index ix_refunds__sort;

drop trigger history on credit_note_lines;

drop index ix_credit_note_lines__account_code_id;

drop index ix_credit_note_lines__case_id;

drop index ix_credit_note_lines__invoice_line_id;

drop index ix_credit_note_lines__credit_note_id;

drop index ix_credit_note_lines__sort;

drop trigger history on invoice_lines;

drop index ix_invoice_lines__account_code_id;

drop index ix_invoice_lines__service_item_id;

drop index ix_invoice_lines__charge_id;

drop index ix_invoice_lines__case_id;

drop index ix_invoice_lines__invoice_id;

drop index ix_invoice_lines__sort;

drop trigger history on ledger_checks;

drop index ix_ledger_checks__result;

drop index ix_ledger_checks__occasion;

drop index ix_ledger_checks__ran_at;

drop index ix_ledger_checks__sort;

drop trigger history on postings;

drop index ix_postings__invoice_id;

drop index ix_postings__case_id;

drop index ix_postings__specialist_id;

drop index ix_postings__company_id;

drop index ix_postings__account_code_id;

drop index ix_postings__posted_on;

drop index ix_postings__journal_id;

drop index ix_postings__sort;

drop trigger history on journals;

drop index ix_journals__search;

drop index ix_journals__reverses_id;

drop index ix_journals__source_id;

drop index ix_journals__source_type;

drop index ix_journals__journal_date;

drop index ix_journals__kind;

drop index ix_journals__sort;

drop trigger history on case_reminders;

drop index uq_case_reminders__case_id__rule_id__occasion;

drop index ix_case_reminders__what;

drop index ix_case_reminders__rule_id;

drop index ix_case_reminders__case_id;

drop index ix_case_reminders__sort;

drop trigger history on brief_openings;

drop index ix_brief_openings__case_id;

drop index ix_brief_openings__brief_id;

drop index ix_brief_openings__sort;

drop trigger history on appointment_search_history;

drop index ix_appointment_search_history__search;

drop index ix_appointment_search_history__number_of_results;

drop index ix_appointment_search_history__sort;

drop trigger history on envelope_events;

drop index ix_envelope_events__kind;

drop index ix_envelope_events__envelope_id;

drop index ix_envelope_events__sort;

create index ix_envelope_events__sort on envelope_events (tenant_id, at, id);

create index ix_envelope_events__envelope_id on envelope_events (tenant_id, envelope_id, at, id);

create index ix_envelope_events__kind on envelope_events (tenant_id, kind, at, id);

create trigger history after insert on envelope_events
  referencing new table as added for each statement execute function audit_additions('envelopeEvent');

create index ix_appointment_search_history__sort on appointment_search_history (tenant_id, creation_time desc, id);

create index ix_appointment_search_history__number_of_results on appointment_search_history (tenant_id, number_of_results, creation_time desc, id);

create index ix_appointment_search_history__search on appointment_search_history using gin (tenant_id, search_text gin_trgm_ops);

create trigger history after insert on appointment_search_history
  referencing new table as added for each statement execute function audit_additions('appointmentSearch');

create index ix_brief_openings__sort on brief_openings (tenant_id, opened_at, id);

create index ix_brief_openings__brief_id on brief_openings (tenant_id, brief_id, opened_at, id);

create index ix_brief_openings__case_id on brief_openings (tenant_id, case_id, opened_at, id);

create trigger history after insert on brief_openings
  referencing new table as added for each statement execute function audit_additions('briefOpening');

create index ix_case_reminders__sort on case_reminders (tenant_id, creation_time desc, id);

create index ix_case_reminders__case_id on case_reminders (tenant_id, case_id, creation_time desc, id);

create index ix_case_reminders__rule_id on case_reminders (tenant_id, rule_id, creation_time desc, id);

create index ix_case_reminders__what on case_reminders (tenant_id, what, creation_time desc, id);

create unique index uq_case_reminders__case_id__rule_id__occasion on case_reminders (tenant_id, case_id, rule_id, lower(occasion));

create trigger history after insert on case_reminders
  referencing new table as added for each statement execute function audit_additions('caseReminder');

create index ix_journals__sort on journals (tenant_id, lower(journal_no) desc, id);

create index ix_journals__kind on journals (tenant_id, kind, lower(journal_no) desc, id);

create index ix_journals__journal_date on journals (tenant_id, journal_date, lower(journal_no) desc, id);

create index ix_journals__source_type on journals (tenant_id, source_type, lower(journal_no) desc, id);

create index ix_journals__source_id on journals (tenant_id, source_id, lower(journal_no) desc, id);

create index ix_journals__reverses_id on journals (tenant_id, reverses_id);

create index ix_journals__search on journals using gin (tenant_id, search_text gin_trgm_ops);

create trigger history after insert on journals
  referencing new table as added for each statement execute function audit_additions('journal');

create index ix_postings__sort on postings (tenant_id, posted_on desc, id);

create index ix_postings__journal_id on postings (tenant_id, journal_id, posted_on desc, id);

create index ix_postings__posted_on on postings (tenant_id, posted_on, posted_on desc, id);

create index ix_postings__account_code_id on postings (tenant_id, account_code_id, posted_on desc, id);

create index ix_postings__company_id on postings (tenant_id, company_id, posted_on desc, id);

create index ix_postings__specialist_id on postings (tenant_id, specialist_id, posted_on desc, id);

create index ix_postings__case_id on postings (tenant_id, case_id, posted_on desc, id);

create index ix_postings__invoice_id on postings (tenant_id, invoice_id, posted_on desc, id);

create trigger history after insert on postings
  referencing new table as added for each statement execute function audit_additions('posting');

create index ix_ledger_checks__sort on ledger_checks (tenant_id, ran_at desc, id);

create index ix_ledger_checks__ran_at on ledger_checks (tenant_id, ran_at, ran_at desc, id);

create index ix_ledger_checks__occasion on ledger_checks (tenant_id, occasion, ran_at desc, id);

create index ix_ledger_checks__result on ledger_checks (tenant_id, result, ran_at desc, id);

create trigger history after insert on ledger_checks
  referencing new table as added for each statement execute function audit_additions('ledgerCheck');

create index ix_invoice_lines__sort on invoice_lines (tenant_id, line_index, id);

create index ix_invoice_lines__invoice_id on invoice_lines (tenant_id, invoice_id, line_index, id);

create index ix_invoice_lines__case_id on invoice_lines (tenant_id, case_id, line_index, id);

create index ix_invoice_lines__charge_id on invoice_lines (tenant_id, charge_id, line_index, id);

create index ix_invoice_lines__service_item_id on invoice_lines (tenant_id, service_item_id);

create index ix_invoice_lines__account_code_id on invoice_lines (tenant_id, account_code_id);

create trigger history after insert on invoice_lines
  referencing new table as added for each statement execute function audit_additions('invoiceLine');

create index ix_credit_note_lines__sort on credit_note_lines (tenant_id, line_index, id);

create index ix_credit_note_lines__credit_note_id on credit_note_lines (tenant_id, credit_note_id, line_index, id);

create index ix_credit_note_lines__invoice_line_id on credit_note_lines (tenant_id, invoice_line_id, line_index, id);

create index ix_credit_note_lines__case_id on credit_note_lines (tenant_id, case_id);

create index ix_credit_note_lines__account_code_id on credit_note_lines (tenant_id, account_code_id);

create trigger history after insert on credit_note_lines
  referencing new table as added for each statement execute function audit_additions('creditNoteLine');

create index ix_refunds__sort on refunds (tenant_id, lower(refund_no) desc, id);

create index ix_refunds__company_id on refunds (tenant_id, company_id, lower(refund_no) desc, id);

create index ix_refunds__receipt_id on refunds (tenant_id, receipt_id, lower(refund_no) desc, id);

create index ix_refunds__credit_note_id on refunds (tenant_id, credit_note_id, lower(refund_no) desc, id);

create index ix_refunds__refunded_on on refunds (tenant_id, refunded_on, lower(refund_no) desc, id);

create index ix_refunds__journal_id on refunds (tenant_id, journal_id);

create unique index uq_refunds__refund_no on refunds (tenant_id, lower(refund_no));

create index ix_refunds__search on refunds using gin (tenant_id, search_text gin_trgm_ops);

create trigger history after insert on refunds
  referencing new table as added for each statement execute function audit_additions('refund');

create index ix_write_offs__sort on write_offs (tenant_id, written_off_on desc, id);

create index ix_write_offs__invoice_id on write_offs (tenant_id, invoice_id, written_off_on desc, id);

create index ix_write_offs__written_off_on on write_offs (tenant_id, written_off_on, written_off_on desc, id);

create index ix_write_offs__journal_id on write_offs (tenant_id, journal_id);

create trigger history after insert on write_offs
  referencing new table as added for each statement execute function audit_additions('writeOff');

create index ix_sent_invoice_reminders__sort on sent_invoice_reminders (tenant_id, level, id);

create index ix_sent_invoice_reminders__invoice_id on sent_invoice_reminders (tenant_id, invoice_id, level, id);

create index ix_sent_invoice_reminders__level on sent_invoice_reminders (tenant_id, level, level, id);

create index ix_sent_invoice_reminders__sent_on on sent_invoice_reminders (tenant_id, sent_on, level, id);

create unique index uq_sent_invoice_reminders__invoice_id__level on sent_invoice_reminders (tenant_id, invoice_id, level);

create trigger history after insert on sent_invoice_reminders
  referencing new table as added for each statement execute function audit_additions('invoiceReminder');

create index ix_sent_statements__sort on sent_statements (tenant_id, statement_date desc, id);

create index ix_sent_statements__company_id on sent_statements (tenant_id, company_id, statement_date desc, id);

create index ix_sent_statements__statement_date on sent_statements (tenant_id, statement_date, statement_date desc, id);

create unique index uq_sent_statements__company_id__statement_date on sent_statements (tenant_id, company_id, statement_date);

create trigger history after insert on sent_statements
  referencing new table as added for each statement execute function audit_additions('sentStatement');
