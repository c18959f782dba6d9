import { can, lookup, findResource, moduleNameOf } from '#kernel/domain';
import { api, FieldInput, panelText, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { audiences, groupOf, kindsOfSubject, recordKinds } from '../../domain/index.ts';
import type { RecordKind, TemplateSubject } from '../../domain/index.ts';
import { MailFrame } from './mail-frame.tsx';
import { SendPreview } from './send-preview.tsx';
import type { Template, Words } from './use-template.ts';

type Shown = {
  readonly sender: string;
  readonly destination: string | null;
  readonly subject: string;
  readonly body: string;
  readonly examples: readonly string[];
  readonly missing: readonly string[];
};

const firstKind = (about: TemplateSubject, open: readonly RecordKind[]): RecordKind =>
  kindsOfSubject[about].find((kind) => open.includes(kind)) ?? open[0] ?? 'appointment';

/** `Claimant` */
const audienceWords = (audience: string | null): string =>
  audiences[audience as keyof typeof audiences] ?? 'the recipient';

/** How it will look, with a record that the person chooses, at a desk and on a phone. */
export function Preview({ template, words }: { template: Template; words: Words }) {
  const { actor } = useSession();
  const open = recordKinds.filter((kind) => findResource(kind) && can(actor, `${kind}.read`));
  const [kind, setKind] = useState(() => firstKind(template.about as TemplateSubject, open));
  const [recordId, setRecordId] = useState<string | null>(null);
  const [width, setWidth] = useState<'desk' | 'phone'>('desk');
  const reader = audienceWords(template.audience);
  const record = recordId ? { fromModule: moduleNameOf({ name: kind }), objectId: recordId } : {};
  const { data, error } = useQuery({
    queryKey: ['templatePreview', template.id, words, record],
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.post<Shown>(`/app/email-templates/${template.id}/preview`, { ...words, ...record }),
  });
  return (
    <div className="template-preview">
      <div className="template-preview-choice">
        <Select<RecordKind>
          aria-label="Kind of record"
          value={kind}
          options={open.map((value) => ({ value, label: findResource(value)?.label[0] }))}
          onChange={(next) => {
            setKind(next);
            setRecordId(null);
          }}
        />
        <div className="template-preview-record">
          <FieldInput
            key={kind}
            id="preview-record"
            field={lookup('Record', kind)}
            value={recordId}
            placeholder="Choose a record, or see examples"
            onChange={(id: unknown) => setRecordId(typeof id === 'string' ? id : null)}
          />
        </div>
        <Segmented
          options={[
            { value: 'desk', label: 'Desk' },
            { value: 'phone', label: 'Phone' },
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
      {error && <Alert type="error" title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && !error && <SendPreview template={template} sent={{ ...words, ...record }} />}
      {data && !error && (
        <Letter shown={data} width={width} isReal={recordId !== null} reader={reader} />
      )}
    </div>
  );
}

function Letter({
  shown,
  width,
  isReal,
  reader,
}: {
  shown: Shown;
  width: 'desk' | 'phone';
  isReal: boolean;
  reader: string;
}) {
  const examples = shown.examples.map((root) => groupOf(`${root}.x`)).join(', ');
  const lacks = shown.missing.join(', ');
  return (
    <>
      {isReal && lacks && (
        <Alert type="warning" title={`A mail about this record cannot leave. Missing: ${lacks}.`} />
      )}
      {isReal && examples && (
        <Alert
          type="info"
          title={`The record does not say everything. These are examples: ${examples}.`}
        />
      )}
      <dl className="template-preview-head">
        <dt>From</dt>
        <dd>{shown.sender}</dd>
        <dt>To</dt>
        <dd>{shown.destination ?? <span className="soft">{reader}</span>}</dd>
        <dt>Subject</dt>
        <dd>
          <b>{shown.subject}</b>
        </dd>
      </dl>
      <MailFrame html={shown.body} width={width} title="Preview" />
    </>
  );
}
