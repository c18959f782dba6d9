/** The report that came out of a medical negligence is an assessment of the same company. */
export const linkedReportSql = `insert into mn_links (tenant_id, id, med_neg_id, case_id, kind)
  select m.tenant_id, md5(m.id::text || 'report')::uuid, m.id, k.id, 'report'
  from mednegs m
  cross join lateral (select c.id from cases c
    where c.tenant_id = m.tenant_id and c.case_type = 'IME' and c.company_id = m.company_id
    order by c.creation_time desc, c.id limit 1) k
  where m.step = 'linkedReportCreated'`;
