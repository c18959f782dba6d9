/** Tells how far the work is, from 0 to 1. */
export type Progress = (share: number) => void;

/** Runs in the file process. What it takes and answers is plain data; bytes are files in a folder. */
export type FileWork = (input: never, progress: Progress) => Promise<unknown>;

/**
 * What can be done with a file in a process of its own. Each is read when it is first asked for, so
 * a process that only counts pages never loads what reads pictures.
 */
export const fileWorks = {
  countPdfPages: () => import('./count-pdf-pages.ts').then((found) => found.countPdfPages),
  fillDocx: () => import('./fill-docx.ts').then((found) => found.fillDocx),
  readPages: () => import('../text/read-pages.ts').then((found) => found.readPages),
  readSignable: () =>
    import('../signing/seal/read-signable.ts').then((found) => found.readSignable),
  readSignaturePicture: () =>
    import('../signing/seal/read-signature-picture.ts').then((found) => found.readSignaturePicture),
  prepareSignedPdf: () =>
    import('../signing/seal/prepare-signed-pdf.ts').then((found) => found.prepareSignedPdf),
  checkSeal: () => import('../signing/seal/check-seal.ts').then((found) => found.checkSeal),
  readMail: () => import('./read-mail.ts').then((found) => found.readMail),
  cleanPages: () => import('../clean-pages/clean-pages.ts').then((found) => found.cleanPages),
  arrangePages: () =>
    import('../reader/arrange-pages-of-file.ts').then((found) => found.arrangePagesOfFile),
  countParts: () => import('../merge/merge-parts.ts').then((found) => found.countParts),
  mergeParts: () => import('../merge/merge-parts.ts').then((found) => found.mergeParts),
  scanAsPdf: () => import('../reader/scan-as-pdf.ts').then((found) => found.scanAsPdf),
  fileAsHtml: () => import('../reader/file-as-html.ts').then((found) => found.fileAsHtml),
} satisfies Record<string, () => Promise<FileWork>>;

export type FileWorks = typeof fileWorks;
export type FileWorkName = keyof FileWorks;
export type WorkOf<N extends FileWorkName> = Awaited<ReturnType<FileWorks[N]>>;
