import { PrinterOutlined } from '@ant-design/icons';
import { openTab, panelText, useRecord, useRefetch } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { MaterialList } from './material-list.tsx';
import './request.css';
import { RequestSums } from './request-sums.tsx';
import { SpecialistQuestion } from './specialist-question.tsx';
import { UploadMaterial } from './upload-material.tsx';
import { chosenIds, typedPages, useMaterial } from './use-material.ts';
import type { Material } from './use-material.ts';

type Loaded = CaseRecord & StoredRecord;

const printPage = (id: string): string =>
  `/view/supplementary/print?${new URLSearchParams({ id, type: 'printServiceRequest' }).toString()}`;

/** What goes to the specialist, what it costs, by when it is promised, and whether they take it. */
export function RequestPanel({ type, id }: { type: CaseType; id: string }) {
  const { data: record, error } = useRecord(type.resource, id);
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!record) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return <Request type={type} record={record as Loaded} />;
}

function Request({ type, record }: { type: CaseType; record: Loaded }) {
  const refresh = useRefetch(type.resource);
  const { data, error, save } = useMaterial(type, record.id, record.concurrencyStamp);
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const mayChange =
    (record.can?.includes(`${type.resource.name}.saveMaterial`) ?? false) &&
    !type.closed.includes(record.step);
  const choose = (fileIds: readonly string[]) => void save({ fileIds, ...typedPages(data) });
  return (
    <div className="request">
      <SpecialistQuestion type={type} record={record} refresh={refresh} />
      <RequestSums material={data} record={record} save={mayChange ? save : undefined} />
      <MaterialList
        files={data.files}
        originNo={data.origin?.caseNo ?? null}
        choose={mayChange ? choose : undefined}
        action={
          mayChange && (
            <UploadMaterial
              done={async (added) => {
                const ids = added.map((file) => file.id);
                await save({ fileIds: [...chosenIds(data), ...ids], ...typedPages(data) });
              }}
            />
          )
        }
      />
      <div className="buttons">
        <Button
          icon={<PrinterOutlined aria-hidden />}
          onClick={() => window.open(printPage(record.id), '_blank', 'noopener')}
        >
          Print service request
        </Button>
        {data.origin && <OriginButton origin={data.origin} />}
      </div>
    </div>
  );
}

const OriginButton = ({ origin }: { origin: NonNullable<Material['origin']> }) => (
  <Button onClick={() => openTab(`/view/${origin.segment}/detail/${origin.id}`)}>
    Open {origin.caseNo}
  </Button>
);
