import { can } from '#kernel/domain';
import { api, toastFailure, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { MailField } from './mail-field.tsx';
import { asHtml } from './message-draft.ts';
import type { Draft, RecordLink } from './message-draft.ts';

type Template = {
  readonly id: string;
  readonly name: string;
  readonly label?: string;
  readonly subject: string | null;
  readonly templateContent?: string;
  readonly content?: string;
};

type Words = Pick<Draft, 'subject' | 'body' | 'templateKey'>;

const listOf = async (path: string, query: Record<string, string | boolean>, signal: AbortSignal) =>
  (await api.get<{ items: Template[] }>(path, { ...query, maxResultCount: 100 }, signal)).items;

/** Those whom the spec lets keep templates choose from all; the office from its own words. */
function useTemplates() {
  const { actor } = useSession();
  const hasMail = can(actor, 'mailTemplate.list');
  const hasAdHoc = can(actor, 'adHocTemplate.list');
  const { data } = useQuery({
    queryKey: ['mailStarts', hasMail, hasAdHoc],
    enabled: hasMail || hasAdHoc,
    queryFn: async ({ signal }) => ({
      mail: hasMail ? await listOf('/app/email-templates', { isActive: true }, signal) : [],
      adHoc: hasAdHoc
        ? await listOf('/app/ad-hoc-templates', { channel: 'email', isActive: true }, signal)
        : [],
    }),
  });
  return data;
}

type Props = { about: RecordLink; draft: Draft; take: (words: Words) => void };

/** An ad hoc template comes filled in with the record; a mail template as it is written. */
async function wordsOf(key: string, about: RecordLink): Promise<Words> {
  const [kind, id = ''] = key.split(':');
  if (kind === 'mail') {
    const found = await api.get<Template>(`/app/email-templates/${id}`);
    const body = asHtml(found.templateContent ?? '');
    return { subject: found.subject ?? '', body, templateKey: found.name };
  }
  const path = `/app/ad-hoc-templates/${id}`;
  const filled = await api
    .get<Template>(`${path}/get-rendered-content`, { ...about })
    .catch(() => api.get<Template>(path));
  return { subject: filled.subject ?? '', body: asHtml(filled.content ?? ''), templateKey: null };
}

export function StartFrom({ about, take }: Props) {
  const templates = useTemplates();
  if (!templates?.mail.length && !templates?.adHoc.length) return null;
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
          group('Mail templates', 'mail', templates.mail),
        ].filter(({ options }) => options.length > 0)}
        onChange={(key: string) => void wordsOf(key, about).then(take, toastFailure)}
      />
    </MailField>
  );
}
