import type { AnyResource } from '#kernel/domain';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api/api.ts';
import type { FormValues } from '../../form/fields-form.tsx';
import { PageTitle } from '../../session/page-title.tsx';
import { saved, toast } from '../../toast/toast.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useRefetch } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import { RecordForm } from './record-form.tsx';

export default function ResourceAdd({ resource }: { resource: AnyResource }) {
  const navigate = useNavigate();
  const refetch = useRefetch(resource);
  const list = `/view/${resource.segment}`;
  const [params] = useSearchParams();

  const save = async (body: FormValues) => {
    const record = await api.post<StoredRecord>(`/app/${resource.base}`, body);
    toast.success(saved.added);
    void refetch();
    await navigate(resource.verbs.read ? `${list}/detail/${record.id}` : list, { replace: true });
  };

  return (
    <div className="page">
      <PageTitle>{`Create ${resource.label[0]}`}</PageTitle>
      <PageHeader
        above={<Link to={list}>{resource.label[1]}</Link>}
        title={`Create ${resource.label[0]}`}
      />
      <RecordForm
        resource={resource}
        preset={presetOf(resource, params)}
        save={save}
        cancel={() => void navigate(list, { replace: true })}
      />
    </div>
  );
}

const worded = new Set(['text', 'choice', 'lookup', 'email', 'date', 'dateTime', 'timeZone']);

/** `?companyId=…`: a link may say what a new record starts with. */
function presetOf(resource: AnyResource, params: URLSearchParams): FormValues {
  return Object.fromEntries(
    [...params].filter(([key]) => {
      const field = resource.fields[key];
      return field && !field.readOnly && worded.has(field.kind);
    }),
  );
}
