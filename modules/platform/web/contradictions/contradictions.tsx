import { CheckCircleOutlined } from '@ant-design/icons';
import { recordPathOf } from '#kernel/domain';
import { api, EmptyState, PageHeader, PageTitle, TabLink, useSession } from '#kernel/web';
import { Button, Progress, Table } from 'antd';
import { useState } from 'react';
import { lookedAtOf, moduleLabel } from '../../domain/index.ts';
import type { ContradictionLook, KeptContradiction } from '../../domain/index.ts';
import { Moment } from '../parts/date-and-time.tsx';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { useGet } from '../parts/use-get.ts';
import { useRun } from '../parts/use-run.ts';

type Answer = {
  readonly items: readonly KeptContradiction[];
  readonly looks: readonly ContradictionLook[];
};

/** Records that contradict each other; empty is the good state, and says so. */
export default function Contradictions() {
  const { data, error, isPending, refetch } = useGet<Answer>('/app/contradictions');
  const looks = data?.looks ?? [];
  return (
    <div className="page">
      <PageTitle>Contradictions</PageTitle>
      <PageHeader
        title="Contradictions"
        meta={data && data.items.length > 0 && `${data.items.length} to mend`}
      />
      <p className="soft">
        What must always be true between records is looked at every night. Each line names a record,
        opens it, and says how to mend it.
      </p>
      <LookNow looks={looks} refetch={refetch} />
      {error ? (
        <Failure error={error} again={refetch} />
      ) : (
        <Found items={data?.items ?? []} isLoading={isPending} lookedAt={lookedAtOf(looks)} />
      )}
    </div>
  );
}

type LookProps = {
  readonly looks: readonly ContradictionLook[];
  readonly refetch: () => Promise<unknown>;
};

function LookNow({ looks, refetch }: LookProps) {
  const { running, run } = useRun();
  const [done, setDone] = useState(0);
  const look = () =>
    run('look', async () => {
      setDone(0);
      for (const [at, { module }] of looks.entries()) {
        await api.post('/app/contradictions/look', { module });
        setDone(at + 1);
      }
      await refetch();
      return 'Looked at everything.';
    });
  return (
    <div className="toolbar">
      <Button
        type="primary"
        loading={running !== null}
        disabled={!looks.length}
        onClick={() => void look()}
      >
        Look now
      </Button>
      {running !== null && (
        <Progress
          aria-label="Looked at"
          style={{ width: 260 }}
          percent={Math.round((100 * done) / Math.max(1, looks.length))}
          format={() => moduleLabel(looks[done]?.module ?? 'Done')}
        />
      )}
    </div>
  );
}

type FoundProps = {
  readonly items: readonly KeptContradiction[];
  readonly isLoading: boolean;
  readonly lookedAt: string | null;
};

const Found = ({ items, isLoading, lookedAt }: FoundProps) => (
  <Table<KeptContradiction>
    className="plain-table"
    rowKey="id"
    loading={isLoading}
    dataSource={[...items]}
    pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
    locale={{ emptyText: isLoading ? ' ' : <Nothing lookedAt={lookedAt} /> }}
    columns={[
      {
        title: 'What contradicts itself',
        render: (_, row) => (
          <div className="host-two-lines">
            <strong>{row.sentence}</strong>
            <span>{row.mendWords}</span>
          </div>
        ),
      },
      { title: 'Since', width: 190, render: (_, row) => <Moment at={row.firstSeen} /> },
      {
        title: '',
        key: 'mend',
        width: 200,
        align: 'right',
        render: (_, row) => <Mend row={row} />,
      },
    ]}
  />
);

/** The action stands on the page of the record, where it asks what it must know. */
function Mend({ row }: { readonly row: KeptContradiction }) {
  const { actor } = useSession();
  const path = recordPathOf(actor, row);
  return path ? <TabLink to={path}>{row.mendLabel}</TabLink> : <span className="soft">–</span>;
}

const Nothing = ({ lookedAt }: { readonly lookedAt: string | null }) =>
  lookedAt ? (
    <EmptyState
      icon={<CheckCircleOutlined />}
      title="Nothing contradicts itself."
      text={
        <>
          Looked at <Moment at={lookedAt} />.
        </>
      }
    />
  ) : (
    <EmptyState
      icon={<CheckCircleOutlined />}
      title="Nobody has looked yet"
      text="It is done every night. Look now shows it at once."
    />
  );
