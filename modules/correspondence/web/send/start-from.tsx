import { can, moduleNameOf } from '#kernel/domain';
import { api, toastFailure, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { kindsOfSubject, templateDefault } from '../../domain/index.ts';
import { MailField } from './mail-field.tsx';
import { asHtml } from './message-draft.ts';
import type { Draft, RecordLink } from './message-draft.ts';
import type { Missing } from './missing-values.tsx';

type Template = {
  readonly id: string;
  readonly name: string;
  readonly label?: string;
};
type Filled = {
  readonly subject: string;
  readonly content: string;
  readonly destination: string | null;
  readonly missing: readonly Missing[];
};

type Words = Pick<Draft, 'subject' | 'body' | 'templateKey' | 'missing'> &
  Partial<Pick<Draft, 'to'>>;

const listOf = async (path: string, query: Record<string, string | boolean>, signal: AbortSignal) =>
  (await api.get<{ items: Template[] }>(path, { ...query, maxResultCount: 200 }, signal)).items;

/** Those whom the spec lets keep templates choose from all; the office from its own words. */
function useTemplates() {
  const { actor } = useSession();
  const hasMail = can(actor, 'mailTemplate.list');
  const hasAdHoc = can(actor, 'adHocTemplate.list');
  const { data } = useQuery({
    queryKey: ['mailStarts', hasMail, hasAdHoc],
    enabled: hasMail || hasAdHoc,
    queryFn: async ({ signal }) => ({
      mail: hasMail
        ? await listOf('/app/email-templates', { isActive: true, kind: 'mail' }, signal)
        : [],
      adHoc: hasAdHoc
        ? await listOf('/app/ad-hoc-templates', { channel: 'email', isActive: true }, signal)
        : [],
    }),
  });
  return data;
}

type Props = { about: RecordLink; draft: Draft; take: (words: Words) => void };

/** Filled in with the record, to whom the template is written. */
async function wordsOf(key: string, about: RecordLink, name: string | null): Promise<Words> {
  const [kind, id = ''] = key.split(':');
  const path = kind === 'mail' ? '/app/email-templates' : '/app/ad-hoc-templates';
  const filled = await api.get<Filled>(`${path}/${id}/get-rendered-content`, { ...about });
  const { subject, content, destination, missing } = filled;
  // The audience of the template says to whom it goes, also where nobody of them has an address.
  const to = name || destination ? { to: destination ?? '' } : {};
  return { subject, body: asHtml(content), templateKey: name, missing, ...to };
}

/** Those that are about such a record: the words of others would stay empty here. */
const fits =
  ({ fromModule }: RecordLink) =>
  ({ name }: Template): boolean => {
    const about = templateDefault(name)?.about;
    const kinds = about ? kindsOfSubject[about] : [];
    return kinds.some((kind) => moduleNameOf({ name: kind }) === fromModule);
  };

export function StartFrom({ about, take }: Props) {
  const templates = useTemplates();
  const mail = templates?.mail.filter(fits(about)) ?? [];
  if (!templates || (!mail.length && !templates.adHoc.length)) return null;
  const nameOf = (key: string) => mail.find(({ id }) => key === `mail:${id}`)?.name ?? null;
  const group = (label: string, kind: string, items: readonly Template[]) => ({
    label,
    options: items.map((one) => ({ value: `${kind}:${one.id}`, label: one.label ?? one.name })),
  });
  return (
    <MailField id="mail-start" label="Start from">
      <Select
        id="mail-start"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="An empty message"
        options={[
          group('Ad hoc templates', 'adHoc', templates.adHoc),
          group('Mail templates', 'mail', mail),
        ].filter(({ options }) => options.length > 0)}
        onChange={(key: string) => void wordsOf(key, about, nameOf(key)).then(take, toastFailure)}
      />
    </MailField>
  );
}
