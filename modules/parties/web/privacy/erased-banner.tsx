import { erasure, readErasure } from '../../domain/index.ts';
import { CertificateBanner, useCertificate } from './certificate-banner.tsx';

/** Only who is not active can have been erased. */
export function ErasedBanner({ id, isActive }: { id: string; isActive: boolean }) {
  const certificate = useCertificate(readErasure.path.replace('{id}', id), !isActive);
  return (
    <CertificateBanner certificate={certificate} resource={erasure} title="This person was erased">
      Names, addresses, texts, files and mails are destroyed. Numbers and amounts of money stay;
      nothing can be changed or added here.
    </CertificateBanner>
  );
}
