import { can } from '#kernel/domain';
import { EmptyState, panelText, useSession } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import { addDictation, dictationReports, mostDictations } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { dictationPanels } from './dictation-panels.ts';
import { DictationRow } from './dictation-row.tsx';
import './dictations.css';
import { DictationPlan } from './plan-form.tsx';
import { RecorderPanel } from './recorder-panel.tsx';
import { UploadDictation } from './upload-dictation.tsx';
import { useDictations } from './use-dictations.ts';

/** B-171: what the specialist said, who types it and by when; the report stands below. */
export default function DictationsSection(props: CaseSectionProps) {
  const { actor } = useSession();
  return (
    <div className="dictations-section">
      {can(actor, dictationReports.ability) && <Dictations {...props} />}
      {dictationPanels.map((Panel, at) => (
        <Panel key={at} {...props} />
      ))}
    </div>
  );
}

function Dictations({ type, record, refresh }: CaseSectionProps) {
  const { actor } = useSession();
  const { data, error, reload } = useDictations(type.key, record.id, true);
  const link = { fromModule: type.key, objectId: record.id };
  const onSent = async () => {
    await Promise.all([reload(), refresh()]);
  };
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const canAdd = can(actor, addDictation.ability) && data.items.length < mostDictations;
  const records = canAdd && actor.features.includes('DictationRecording');
  return (
    <>
      {canAdd && (
        <div className="dictation-ways">
          {records && <RecorderPanel {...link} caseNo={record.caseNo} onSent={onSent} />}
          <UploadDictation {...link} onSent={onSent} />
        </div>
      )}
      {data.items.length ? (
        <ul className="dictation-list" aria-label="Dictations">
          {data.items.map((dictation) => (
            <DictationRow
              key={dictation.id}
              dictation={dictation}
              canTranscribe={data.canTranscribe}
              onChanged={onSent}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No dictation yet"
          text="Record it here or upload what a recorder has made. A typing job follows by itself."
        />
      )}
      <DictationPlan
        type={type}
        record={record}
        reports={data}
        canChange={can(actor, `${type.resource.name}.save:dictation-report`)}
        onSaved={onSent}
      />
    </>
  );
}
