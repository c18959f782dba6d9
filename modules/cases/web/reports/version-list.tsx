import { can, formatDateTime } from '#kernel/domain';
import {
  ActionDialog,
  api,
  callAction,
  getBlob,
  saveBlob,
  StatusChip,
  TableFrame,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  finaliseVersion,
  isAfterwards,
  readReportText,
  reportKinds,
  reportKindTones,
  setFinalFile,
} from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useReportWork } from './use-reports.ts';
import type { Reports, Version } from './use-reports.ts';

type Props = CaseSectionProps & { reports: Reports };
type Open = { readonly what: 'read' | 'compare' | 'pdf'; readonly version: Version };

/** The newest first. */
export function VersionList({ record, reports }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const { again } = useReportWork(record.id);
  const close = () => setOpen(null);
  const usePdf = async (version: Version, input: Record<string, unknown>) => {
    await api.put(setFinalFile.path.replace('{id}', version.id), input);
    close();
    await again();
  };
  return (
    <>
      <TableFrame
        label="Versions of the report"
        heads={['Version', 'Document', 'Made', 'Sent', '']}
      >
        {reports.versions.map((version, at) => (
          <VersionRow
            key={version.id}
            caseId={record.id}
            version={version}
            isNewest={at === 0}
            step={record.step}
            earlier={reports.versions.slice(at + 1).find(({ fileName }) => fileName)}
            open={(what) => setOpen({ what, version })}
          />
        ))}
      </TableFrame>
      <Suspense>
        {open?.what === 'read' && (
          <ReviewDialog
            caseId={record.id}
            version={open.version}
            remarks={reports.remarks}
            close={close}
          />
        )}
        {open?.what === 'compare' && (
          <CompareDialog versions={reports.versions} version={open.version} close={close} />
        )}
        {open?.what === 'pdf' && (
          <ActionDialog
            action={setFinalFile}
            run={(input) => usePdf(open.version, input)}
            close={close}
          />
        )}
      </Suspense>
    </>
  );
}

type RowProps = {
  caseId: string;
  version: Version;
  isNewest: boolean;
  step: string;
  earlier: Version | undefined;
  open: (what: Open['what']) => void;
};

function VersionRow({ caseId, version, isNewest, step, earlier, open }: RowProps) {
  const { actor } = useSession();
  const { work, isBusy } = useReportWork(caseId);
  const { id, kind, fileName, note, sentAt } = version;
  const readsInside = can(actor, readReportText.ability);
  const isOpenFinal = kind === 'final' && !sentAt && can(actor, setFinalFile.ability);
  const makesFinal =
    isNewest && kind === 'draft' && isAfterwards(step) && can(actor, finaliseVersion.ability);
  const download = () =>
    work(
      async () => saveBlob(await getBlob(`/app/case-reports/${id}/download`), fileName ?? 'Report'),
      'The report was downloaded.',
    );
  const makeFinal = () => work(() => callAction(finaliseVersion, id, {}), 'The version is final.');
  return (
    <tr>
      <td>
        {version.version}{' '}
        <StatusChip tone={reportKindTones[kind] ?? 'neutral'}>{reportKinds[kind]}</StatusChip>
      </td>
      <td>
        <DocumentCell version={version} />
        {note && <p className="soft report-note">{note}</p>}
      </td>
      <TimeCells version={version} />
      <td className="mini-buttons">
        <div className="buttons">
          {readsInside && fileName && (
            <Button size="small" onClick={() => open('read')}>
              {kind === 'draft' ? 'Review' : 'Read'}
            </Button>
          )}
          {readsInside && fileName && earlier && (
            <Button size="small" onClick={() => open('compare')}>
              Compare
            </Button>
          )}
          {makesFinal && (
            <Button size="small" loading={isBusy} onClick={() => void makeFinal()}>
              Make final
            </Button>
          )}
          {isOpenFinal && (
            <Button size="small" onClick={() => open('pdf')}>
              Use another PDF
            </Button>
          )}
          {fileName && (
            <Button size="small" loading={isBusy} onClick={() => void download()}>
              Download
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

function TimeCells({ version: { madeAt, madeBy, sentAt } }: { version: Version }) {
  const { zone } = useSession();
  return (
    <>
      <td>
        {formatDateTime(madeAt, zone)}
        {madeBy && <span className="soft"> {madeBy}</span>}
      </td>
      <td>{sentAt ? formatDateTime(sentAt, zone) : <span className="soft">-</span>}</td>
    </>
  );
}

function DocumentCell({ version: { fileName, problem, kind } }: { version: Version }) {
  if (fileName) return <>{fileName}</>;
  if (problem) return <StatusChip tone="danger">{problem}</StatusChip>;
  return <span className="soft">{kind === 'final' ? 'The PDF is being made …' : '-'}</span>;
}
