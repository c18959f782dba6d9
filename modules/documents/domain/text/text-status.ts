/** How far the reading of a file is. */
export const textStatuses = ['waiting', 'reading', 'done', 'partly', 'failed'] as const;
export type TextStatus = (typeof textStatuses)[number];

export type FileTextState = {
  readonly status: TextStatus;
  readonly pagesDone: number;
  readonly pagesTotal: number | null;
  readonly pagesFailed: number;
  readonly reason: string | null;
};

export const isBeingRead = ({ status }: Pick<FileTextState, 'status'>): boolean =>
  status === 'waiting' || status === 'reading';

/** What a person reads of it. */
export function textStateWords(state: FileTextState): string {
  const { status, pagesDone, pagesTotal, reason } = state;
  if (status === 'waiting') return 'The text is waiting to be read.';
  if (status === 'reading') {
    return pagesTotal === null
      ? 'The text is being read.'
      : `The text is being read: ${pagesDone} of ${pagesTotal} pages.`;
  }
  if (status === 'done') return pagesDone ? 'The text can be searched.' : 'There is no text in it.';
  return reason ?? 'The text could not be read.';
}

/** How a reading ended. */
export function endOfReading(pages: {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
  readonly readable: number;
}): { readonly status: TextStatus; readonly reason: string | null } {
  const { done, failed, total, readable } = pages;
  if (failed && failed >= done) {
    return { status: 'failed', reason: 'None of its pages could be read.' };
  }
  const left = [
    ...(failed ? [`${failed} of its pages could not be read.`] : []),
    ...(readable < total ? [`Only the first ${readable} of ${total} pages were read.`] : []),
  ];
  return left.length
    ? { status: 'partly', reason: left.join(' ') }
    : { status: 'done', reason: null };
}
