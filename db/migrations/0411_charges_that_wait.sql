-- What waits for an invoice is few among all charges; a run reads them case by case.
create index ix_case_charges__pending on case_charges (tenant_id, case_id) where status = 'pending' and not is_deleted;
