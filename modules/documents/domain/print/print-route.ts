import type { Fields } from '#kernel/domain';

/** What an address says, by the names of its parameters. */
export type PrintParameters = { get(name: string): string | null };

/**
 * One printed document: the page that shows it and the call that answers it. The page decides who
 * may ask for it, unless the call is a declared action.
 */
export type PrintRoute = {
  /** The path of a page of the kind `print`. */
  readonly page: string;
  /** The `type` in the address, where one page shows several documents. */
  readonly type?: string;
  /** `GET /app/clinical-records/{id}/LOATemplate` */
  readonly call: string;
  /** For a second spelling of a call, whose name would be the same. */
  readonly operationId?: string;
  /** Without an id the page cannot be shown; filter pages need any parameter at all. */
  readonly needs: 'id' | 'filters';
  /** Parameters of the address that are sent on, with the name that the call knows. */
  readonly sends?: Readonly<Record<string, string>>;
  /** What the call takes besides the id of its path; what is not known yet is not judged. */
  readonly input?: Fields;
  /** B-403. */
  readonly answers?: 'html' | 'pdf';
  /** The title of the window, where it is not that of the page. */
  readonly title?: (params: PrintParameters) => string;
  /** Once it is there, the page is titled as the document titles itself. */
  readonly titlesItself?: true;
  readonly printsAfterMilliseconds?: number;
};

export function methodAndPath({ call }: Pick<PrintRoute, 'call'>): {
  readonly method: 'GET' | 'POST';
  readonly path: string;
} {
  const [method, path = ''] = call.split(' ');
  return { method: method === 'POST' ? 'POST' : 'GET', path };
}
