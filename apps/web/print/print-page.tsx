import type { Page } from '#kernel/domain';
import { ApiError, getDocument, panelText, PdfViewer, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Suspense, useMemo } from 'react';
import { Spinner } from '../anonymous/spinner.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { HtmlDocument } from './html-document.tsx';
import type { DocumentControls } from './html-document.tsx';
import { printCall } from './print-call.ts';
import type { PrintCall } from './print-call.ts';
import { printButtons, printDocuments } from './print-documents.ts';
import type { PrintButtons } from './print-documents.ts';

/** M-115. */
export const cannotFound = 'Cannot found';

type Props = { page: Page; search: string };

/** S-120, B-257: one page for every document that the server renders. */
export function PrintPage({ page, search }: Props) {
  const documents = printDocuments.filter((document) => document.page === page.path);
  if (!documents.length) return <ErrorPanel text={cannotFound} />;
  const params = new URLSearchParams(search);
  const call = printCall(documents, params);
  const title = ('missing' in call ? documents[0] : call.document)?.title?.(params) || page.title;
  return (
    <main className="print">
      {'missing' in call ? (
        <>
          <Title text={title} />
          <ErrorPanel text={call.missing} />
        </>
      ) : (
        <Titled call={call} title={title} />
      )}
    </main>
  );
}

/** B-265: a printed invoice is filed under the title of its page, so nothing is added to it. */
const Title = ({ text }: { text: string }) => <title>{text}</title>;

/** The floating buttons of the document, told what it was asked for. */
function buttonsFor(
  Own: ComponentType<PrintButtons> | undefined,
  query: Readonly<Record<string, unknown>>,
) {
  if (!Own) return undefined;
  return function DocumentButtons(controls: DocumentControls) {
    return (
      <Suspense>
        <Own query={query} {...controls} />
      </Suspense>
    );
  };
}

/** What nobody may see, and what is not there, is the same as an empty document. */
const textOfFailure = (error: unknown): string =>
  error instanceof ApiError && error.code === 'notFound' ? cannotFound : panelText(error);

function useDocument({ method, path, query }: PrintCall) {
  const { tenant } = useSession();
  return useQuery({
    queryKey: ['print', tenant.id, method, path, query],
    queryFn: ({ signal }) => getDocument(method, path, query, signal),
    retry: false,
    staleTime: Infinity,
  });
}

const titleIn = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.trim();

type Asked = { call: PrintCall; title: string };

/** M-116: an address that lacks the number, or has another, is titled by what is printed. */
function Titled({ call, title }: Asked) {
  const answer = useDocument(call);
  const { data } = answer;
  const own = call.document.titlesItself && data?.kind === 'html' ? titleIn(data.html) : '';
  const text = own || title;
  return (
    <>
      <Title text={text} />
      <Answered call={call} title={text} answer={answer} />
    </>
  );
}

function Answered({ call, title, answer }: Asked & { answer: ReturnType<typeof useDocument> }) {
  const { query, document } = call;
  const Buttons = useMemo(() => buttonsFor(printButtons[document.page], query), [document, query]);
  const { data, error, dataUpdatedAt, refetch } = answer;
  if (error) return <ErrorPanel text={textOfFailure(error)} />;
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
