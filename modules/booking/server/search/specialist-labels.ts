/** The words for what a specialist `p` has: `{English,Arabic}`. */
export const labelsOf = (kind: 'language' | 'accreditation'): string =>
  `coalesce((select array_agg(l.label order by l.label) from party_specialist_values x
    join platform_values l on l.tenant_id = x.tenant_id and l.id = x.value_id
    where x.tenant_id = p.tenant_id and x.specialist_id = p.id and x.kind = '${kind}'), '{}')`;
