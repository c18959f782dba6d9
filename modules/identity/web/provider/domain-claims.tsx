import { formatDateTime } from '#kernel/domain';
import {
  api,
  confirm,
  EmptyState,
  panelText,
  StatusChip,
  TableFrame,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { confirmSignInDomain, domainStates, listDomainClaims } from '../../domain/index.ts';
import type { DomainClaim } from '../../domain/index.ts';
import { attempt } from './attempt.ts';

const heads = ['Domain', 'Tenant', 'Asked for', 'State', ''];

/** Where the DNS cannot be asked, the host confirms what it has seen otherwise. */
export function DomainClaims() {
  const { data, error, refetch } = useQuery({
    queryKey: ['domainClaims'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: DomainClaim[] }>(listDomainClaims.path, undefined, signal),
  });
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  if (!data.items.length)
    return (
      <EmptyState
        title="No mail domains"
        text="Tenants that connect their own sign-in provider list their mail domains."
      />
    );
  const again = async () => void (await refetch());
  return (
    <TableFrame label="Mail domains of tenants" heads={heads}>
      {data.items.map((claim) => (
        <ClaimLine key={claim.id} claim={claim} changed={again} />
      ))}
    </TableFrame>
  );
}

function ClaimLine({ claim, changed }: { claim: DomainClaim; changed: () => Promise<void> }) {
  const { zone, dateFormat } = useSession();
  const { id, domain, tenantName, state, askedAt } = claim;
  const accept = async () => {
    const text = `Confirm that ${domain} belongs to ${tenantName}? Its provider can then sign in everybody with such an address.`;
    if (!(await confirm({ text, yes: 'Confirm' }))) return;
    const path = confirmSignInDomain.path.replace('{domainId}', id);
    await attempt(() => api.put(path, {}), `${domain} is confirmed.`, changed);
  };
  return (
    <tr>
      <td>{domain}</td>
      <td>{tenantName}</td>
      <td>{formatDateTime(askedAt, zone, dateFormat)}</td>
      <td>
        <StatusChip tone={state === 'proven' ? 'success' : 'warning'}>
          {domainStates[state]}
        </StatusChip>
      </td>
      <td>
        {state === 'waiting' && (
          <Button size="small" aria-label={`Confirm: ${domain}`} onClick={() => void accept()}>
            Confirm
          </Button>
        )}
      </td>
    </tr>
  );
}
