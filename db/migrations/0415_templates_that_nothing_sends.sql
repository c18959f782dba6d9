-- Templates whose words nothing ever sent or printed are no templates: the product has no default for them
-- any more, and a practice that changed one would wait for its words in vain.
alter table mail_templates no force row level security;
alter table mail_templates disable trigger user;
update mail_templates set is_deleted = true
  where not is_deleted and name in ('ResendLoginInformation', 'InvoiceDocument',
    'OutstandingStatementDocument', 'FacilityAgreement', 'FundingTransactionApproved',
    'DisbursementFundingOffer', 'AdvanceRequest', 'AdvancePayment', 'AccruedInterestStatementDocument',
    'SpecialistAgreementDocument');
alter table mail_templates enable trigger user;
alter table mail_templates force row level security;
