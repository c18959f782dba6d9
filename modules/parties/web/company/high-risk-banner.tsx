import { api, todayIn, useSession, Warning } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { highRiskWarning } from '../../domain/index.ts';
import type { HighRiskFlags } from '../../domain/index.ts';

/** B-091: the company behind a case manager, in the words for whoever looks. */
export function HighRiskBanner({ companyId }: { companyId: string }) {
  const { actor, zone } = useSession();
  const { data: company } = useQuery({
    queryKey: ['record', 'companies', companyId],
    queryFn: ({ signal }) =>
      api.get<HighRiskFlags & { name: string }>(`/app/companies/${companyId}`, {}, signal),
  });
  const warning = company && highRiskWarning(company, actor.roles, todayIn(zone));
  if (!company || !warning) return null;
  return (
    <Warning>
      High risk ({company.name}): {warning}
    </Warning>
  );
}
