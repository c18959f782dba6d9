import { HistoryOutlined } from '@ant-design/icons';
import {
  api,
  HistoryDialog,
  InputForm,
  PageHeader,
  PageTitle,
  panelText,
  saved,
  toast,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { letterhead, letterheadFields } from '../../domain/index.ts';
import { DocumentSheet } from '../print/document-sheet.tsx';
import { useDocumentPreview } from '../print/use-document-preview.ts';
import './letterhead.css';

type Setting = Readonly<Record<string, unknown>> & {
  readonly id: string | null;
  readonly concurrencyStamp: string | null;
};

const path = '/app/letterhead';

const sections = {
  Look: ['layout', 'accentColour', 'fontSize', 'footerText', 'showLogo', 'hasPageNumbers'],
  Practice: ['practiceName', 'abn', 'phone', 'email', 'website', 'address', 'postalAddress'],
} as const;

/** What a form of the letterhead sends: its fields, and nothing that the server keeps besides. */
const valuesOf = (given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(letterheadFields).map((key) => [key, given[key] ?? null]));

/** How every document of the practice looks, with a letter beside the form that shows it. */
export default function LetterheadPage() {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['letterhead'],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => api.get<Setting>(path, {}, signal),
  });
  const id = data?.id;
  return (
    <div className="page">
      <PageTitle>Letterhead</PageTitle>
      <PageHeader
        title="Letterhead"
        meta="Stands above every letter, form and invoice"
        actions={
          id && (
            <Button icon={<HistoryOutlined />} onClick={() => setHistoryOpen(true)}>
              History
            </Button>
          )
        }
      />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <Editor key={data.concurrencyStamp ?? ''} setting={data} changed={() => void refetch()} />
      )}
      {isHistoryOpen && id && (
        <Suspense>
          <HistoryDialog resource={letterhead} id={id} close={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Editor({ setting, changed }: { setting: Setting; changed: () => void }) {
  const start = valuesOf(setting);
  const [typed, setTyped] = useState(start);
  const preview = useDocumentPreview(`${path}/preview`, typed);

  const save = async (changes: Record<string, unknown>) => {
    const { concurrencyStamp } = setting;
    await api.put(path, { ...start, ...changes, ...(concurrencyStamp && { concurrencyStamp }) });
    toast.success(saved.section);
    changed();
  };

  return (
    <div className="letterhead-layout">
      <section className="card" aria-label="Settings of the letterhead">
        <InputForm
          fields={letterheadFields}
          start={start}
          save={save}
          typed={(values) => setTyped(valuesOf(values))}
          sections={sections}
        />
        <p className="soft">
          The logo is the one of your organisation.{' '}
          <Link to="/view/system-config">Change it in System Configuration</Link>
        </p>
      </section>
      <section className="letterhead-preview" aria-label="Preview">
        <DocumentSheet {...preview} title="Sample letter" />
      </section>
    </div>
  );
}
