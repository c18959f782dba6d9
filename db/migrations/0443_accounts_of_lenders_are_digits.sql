-- A BSB and an account number are kept as digits from now on; what people wrote otherwise stays.
update funding_providers set bsb = regexp_replace(bsb, '[\s-]', '', 'g') where bsb ~ '^[\d\s-]+$';
update funding_providers set account_no = regexp_replace(account_no, '[\s-]', '', 'g')
  where account_no ~ '^[\d\s-]+$';
