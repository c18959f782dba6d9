import { CertificateBanner, useCertificate } from '#parties/web';
import { caseDisposal, readDisposal } from '../../domain/index.ts';

type Props = { certificate: ReturnType<typeof useCertificate> };

/** Only a closed case can have been disposed of. */
export const useDisposal = (id: string, isClosed: boolean) =>
  useCertificate(readDisposal.path.replace('{id}', id), isClosed);

export function DisposedBanner({ certificate }: Props) {
  const title = certificate?.isDone
    ? 'This case was disposed of'
    : 'This case is being disposed of, as agreed';
  return (
    <CertificateBanner certificate={certificate} resource={caseDisposal} title={title}>
      Files, mails, notes and texts are destroyed under the retention rule. Number, type, days and
      money stay; nothing can be changed or added here.
    </CertificateBanner>
  );
}
