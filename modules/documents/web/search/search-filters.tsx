import { can, moduleNameOf, resources, date } from '#kernel/domain';
import { api, FieldInput, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FilterKey, Filters } from './use-document-search.ts';

type Props = {
  readonly filters: Filters;
  readonly change: (key: FilterKey, value: string | null) => void;
  readonly clear: () => void;
};

const kinds = [
  { label: 'PDF', value: 'pdf' },
  { label: 'Word', value: 'docx,doc,rtf' },
  { label: 'Sheets', value: 'xlsx,xls' },
  { label: 'Slides', value: 'pptx,ppt' },
  { label: 'Pictures', value: 'jpg,jpeg,png,gif,tif,tiff,bmp' },
  { label: 'Audio', value: 'mp3,dss,m4a,aac,wav,ds2,amr' },
  { label: 'Other text', value: 'txt,htm,html,xml,eml' },
];

type Type = { readonly id: string; readonly displayName: string };

function useAttachmentTypes() {
  const { data } = useQuery({
    queryKey: ['attachment-types-of-search'],
    queryFn: ({ signal }) =>
      api.get<{ items?: readonly Type[] }>('/app/attachments/attachmentTypes', undefined, signal),
  });
  return (data?.items ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }));
}

const Filter = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className="docs-search-filter">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
};

const day = date('Day');

/** Narrows what was found: by record, kind of file, type and day. */
export function SearchFilters({ filters, change, clear }: Props) {
  const { actor } = useSession();
  const types = useAttachmentTypes();
  const modules = resources()
    .filter(({ name, tenancy }) => tenancy === 'tenant' && can(actor, `${name}.read`))
    .map((resource) => ({ value: moduleNameOf(resource), label: resource.label[1] }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const list = (label: string, key: FilterKey, options: { value: string; label: string }[]) => (
    <Filter label={label}>
      {(id) => (
        <Select<string>
          id={id}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="All"
          value={filters[key] ?? null}
          options={options}
          onChange={(value?: string) => change(key, value ?? null)}
        />
      )}
    </Filter>
  );
  const dayBox = (label: string, key: FilterKey) => (
    <Filter label={label}>
      {(id) => (
        <FieldInput
          id={id}
          field={day}
          value={filters[key] ?? null}
          onChange={(value) => change(key, typeof value === 'string' ? value : null)}
        />
      )}
    </Filter>
  );
  return (
    <div className="docs-search-filters">
      {list('Belongs to', 'fromModule', modules)}
      {list('Kind of file', 'extension', kinds)}
      {list('Attachment type', 'attachmentTypeId', types)}
      {dayBox('Uploaded from', 'dateFrom')}
      {dayBox('Uploaded until', 'dateTo')}
      {Object.keys(filters).length > 0 && (
        <Button type="text" className="docs-search-clear" onClick={clear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
