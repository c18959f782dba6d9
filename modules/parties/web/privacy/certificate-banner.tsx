import { can, formatDateTime } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { api, Notice, TabLink, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import type { CertificateOfRecord } from '../../domain/index.ts';

/** Null while nothing is known, and of whatever was neither erased nor disposed of. */
export function useCertificate(path: string, isAsked: boolean): CertificateOfRecord {
  const { data } = useQuery({
    queryKey: ['certificate', path],
    enabled: isAsked,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<{ certificate: CertificateOfRecord }>(path, {}, signal),
  });
  return data?.certificate ?? null;
}

type Props = {
  certificate: CertificateOfRecord;
  resource: AnyResource;
  /** What happened, without its day. */
  title: string;
  children: string;
};

/** What happened, when, by which two people, and the way to the certificate. */
export function CertificateBanner({ certificate, resource, title, children }: Props) {
  const { actor, zone, dateFormat } = useSession();
  if (!certificate) return null;
  const { id, number, at, askedBy, agreedBy } = certificate;
  const by = askedBy && agreedBy && ` ${askedBy} asked for it, ${agreedBy} agreed.`;
  const path = `/view/${resource.segment}/detail/${id}`;
  return (
    <Notice
      className="banner"
      tone="warning"
      title={`${title} on ${formatDateTime(at, zone, dateFormat, ' ')}.${by || ''}`}
      action={
        can(actor, `${resource.name}.read`) && <TabLink to={path}>Certificate {number}</TabLink>
      }
    >
      <div className="soft">{children}</div>
    </Notice>
  );
}
