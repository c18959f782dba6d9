import { api, PageHeader, PageTitle, panelText, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { readSignInProvider } from '../../domain/index.ts';
import type { SignInProvider } from '../../domain/index.ts';
import { DomainClaims } from './domain-claims.tsx';
import { MailDomains } from './mail-domains.tsx';
import { ProviderCard } from './provider-card.tsx';

const title = 'Sign-in Provider';

/** A practice connects its own; the host confirms the domains of practices. */
export default function SignInProviderPage() {
  const { actor } = useSession();
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      {actor.isHost ? <DomainClaims /> : <Own />}
    </div>
  );
}

function Own() {
  const { data, error, refetch } = useQuery({
    queryKey: ['signInProvider'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<SignInProvider>(readSignInProvider.path, undefined, signal),
  });
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  const again = async () => void (await refetch());
  return (
    <>
      <ProviderCard state={data} changed={again} />
      <MailDomains domains={data.domains} changed={again} />
    </>
  );
}
