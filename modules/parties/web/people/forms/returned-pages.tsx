import { contentTypeOf, extensionOf } from '#documents/domain';
import { FileWindow } from '#documents/web';
import { dayIn, formatDate } from '#kernel/domain';
import { ActionButton, api, panelText, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { clientDocument, clientFormFile, clientFormWorkflow } from '../../../domain/index.ts';
import './returned-pages.css';

type Form = StoredRecord & { readonly name: string; readonly answeredAt: string | null };
type Page = {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly returnedAt: string | null;
};
type Answer<T> = { readonly items: readonly T[] };

/** Read together with the list above it, and asked for again when that is. */
const useReturned = (clientId: string) =>
  useQuery({
    queryKey: ['list', clientDocument.base, 'returned', clientId],
    queryFn: async ({ signal }) => {
      const asked = {
        clientId,
        kind: 'form',
        maxResultCount: 100,
        fields: 'name,answeredAt,status',
      };
      const { items } = await api.get<Answer<Form>>(`/app/${clientDocument.base}`, asked, signal);
      const answered = items.filter(({ answeredAt }) => answeredAt);
      return Promise.all(
        answered.map(async (form) => {
          const query = {
            documentId: form.id,
            maxResultCount: 100,
            fields: 'name,fileId,returnedAt',
          };
          const path = `/app/${clientFormFile.base}`;
          const pages = (await api.get<Answer<Page>>(path, query, signal)).items;
          return { form, pages: pages.filter(({ returnedAt }) => returnedAt) };
        }),
      );
    },
  });

const { accept, sendBack } = clientFormWorkflow.actions;

/** Under each form what came back; pages that the client is still collecting are theirs. */
export function ReturnedPages({ clientId }: { clientId: string }) {
  const { zone, dateFormat } = useSession();
  const { data, error } = useReturned(clientId);
  const [shown, setShown] = useState<Page | null>(null);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data?.length) return null;
  const day = (at: string | null) => (at ? formatDate(dayIn(zone, new Date(at)), dateFormat) : '');
  return (
    <div className="returned-pages" role="group" aria-label="Returned forms">
      {data.map(({ form, pages }) => (
        <div key={form.id} role="group" aria-label={`Answer to ${form.name}`}>
          <span className="returned-form">
            <span>
              <strong>{form.name}</strong>, returned {day(form.answeredAt)}
            </span>
            <span className="buttons">
              <ActionButton size="small" action={accept} record={form} />
              <ActionButton size="small" action={sendBack} record={form} />
            </span>
          </span>
          <ul aria-label={`Returned pages of ${form.name}`}>
            {pages.map((page) => (
              <li key={page.id}>
                <button type="button" className="text-button" onClick={() => setShown(page)}>
                  {page.name}
                </button>{' '}
                <small className="soft">{day(page.returnedAt)}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {shown && (
        <Suspense>
          <FileWindow
            file={{
              id: shown.fileId,
              fileName: shown.name,
              contentType: contentTypeOf(extensionOf(shown.name)),
            }}
            close={() => setShown(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
