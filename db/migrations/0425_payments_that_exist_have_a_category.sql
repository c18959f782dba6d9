alter table partial_payments disable trigger user;
alter table partial_payments no force row level security;
update partial_payments set category = case when credit_note_id is null then 'revenue' else 'creditNote' end;
alter table partial_payments force row level security;
alter table partial_payments enable trigger user;

alter table loan_postings disable trigger user;
alter table loan_postings no force row level security;
update loan_postings set category = case when part = 'fee' then 'revenue' else part end
  where kind = 'payment' and part in ('fee', 'principal', 'interest');
alter table loan_postings force row level security;
alter table loan_postings enable trigger user;
