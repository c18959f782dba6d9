-- The feature decides from now on who builds iCare claims. Practices could until now: they keep it.
update editions set features = coalesce(features, '{}') || '{"Application:ICareClaim": "True"}'
  where name = 'MLP';
