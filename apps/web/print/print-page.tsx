import type { Page } from '#kernel/domain';
import { getDocument, panelText, PdfViewer, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { Spinner } from '../anonymous/spinner.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { HtmlDocument } from './html-document.tsx';
import type { DocumentControls } from './html-document.tsx';
import { printCall } from './print-call.ts';
import type { PrintCall } from './print-call.ts';
import { printDocuments } from './print-documents.ts';
import type { PrintDocument } from './print-documents.ts';

/** M-115. */
export const cannotFound = 'Cannot found';

type Props = { page: Page; search: string };

/** S-120, B-257: one page for every document that the server renders. */
export function PrintPage({ page, search }: Props) {
  const document = printDocuments[page.path];
  if (!document) return <ErrorPanel text={cannotFound} />;
  const params = new URLSearchParams(search);
  const call = printCall(document, params);
  const title = document.title?.(params) || page.title;
  return (
    <main className="print">
      <Title text={title} />
      {'missing' in call ? (
        <ErrorPanel text={call.missing} />
      ) : (
        <Answered call={call} document={document} title={title} />
      )}
    </main>
  );
}

/** B-265: a printed invoice is filed under the title of its page, so nothing is added to it. */
const Title = ({ text }: { text: string }) => <title>{text}</title>;

/** The floating buttons of the document, told what it was asked for. */
function buttonsFor({ buttons: Own }: PrintDocument, query: Readonly<Record<string, unknown>>) {
  if (!Own) return undefined;
  return function DocumentButtons(controls: DocumentControls) {
    return (
      <Suspense>
        <Own query={query} {...controls} />
      </Suspense>
    );
  };
}

type AnsweredProps = {
  call: Exclude<PrintCall, { missing: string }>;
  document: PrintDocument;
  title: string;
};

function Answered({ call, document, title }: AnsweredProps) {
  const { tenant } = useSession();
  const Buttons = useMemo(() => buttonsFor(document, call.query), [document, call.query]);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['print', tenant.id, call],
    queryFn: ({ signal }) => getDocument(call.method, call.path, call.query, signal),
    retry: false,
    staleTime: Infinity,
  });
  if (error) return <ErrorPanel text={panelText(error)} />;
  if (!data) return <Spinner />;
  if (data.kind === 'pdf') {
    return (
      <Suspense fallback={<Spinner />}>
        <div className="print-pdf">
          <PdfViewer file={data.file} />
        </div>
      </Suspense>
    );
  }
  if (!data.html.trim()) return <ErrorPanel text={cannotFound} />;
  const { printsAfterMilliseconds } = document;
  return (
    <HtmlDocument
      html={data.html}
      title={title}
      version={dataUpdatedAt}
      reload={() => refetch({ throwOnError: true })}
      {...(printsAfterMilliseconds !== undefined && { printsAfterMilliseconds })}
      {...(Buttons && { buttons: Buttons })}
    />
  );
}
