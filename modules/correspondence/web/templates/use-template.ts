import { api, useRefetch } from '#kernel/web';
import type { ValueOfShape } from '#kernel/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mailTemplate } from '../../domain/index.ts';
import type { readTemplate, readTemplateVersions } from '../../domain/index.ts';

export type Template = ValueOfShape<NonNullable<(typeof readTemplate)['answer']>>;
export type Versions = ValueOfShape<NonNullable<(typeof readTemplateVersions)['answer']>>;
export type Words = { readonly subject: string; readonly templateContent: string };

const base = '/app/email-templates';

/** By its id or its key. */
export const useTemplate = (key: string) =>
  useQuery({
    queryKey: ['record', 'email-templates', 'words', key],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<Template>(`${base}/${encodeURIComponent(key)}`, undefined, signal),
  });

export const useVersions = (id: string) =>
  useQuery({
    queryKey: ['record', 'email-templates', 'versions', id],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Versions>(`${base}/${id}/versions`, undefined, signal),
  });

/** What can be done with a template; each answers it as it is then. */
export function useTemplateSteps(template: Template) {
  const refetch = useRefetch(mailTemplate);
  const client = useQueryClient();
  const at = `${base}/${template.id}`;
  const done = async (answer: Template): Promise<Template> => {
    for (const key of [answer.id, answer.name]) {
      client.setQueryData(['record', 'email-templates', 'words', key], answer);
    }
    await refetch();
    return answer;
  };
  return {
    save: async (words: Words, concurrencyStamp: string) =>
      done(await api.put<Template>(at, { ...words, concurrencyStamp })),
    setActive: async (isActive: boolean) =>
      done(await api.put<Template>(`${at}/active?isActive=${isActive}`)),
    reset: async () =>
      done(
        await api.put<Template>(`${base}/removeTenantTextTemplate`, { templateKey: template.name }),
      ),
    restore: async (version: number) =>
      done(await api.put<Template>(`${at}/versions/${version}/restore`)),
  };
}
