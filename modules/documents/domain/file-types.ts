const audio = ['mp3', 'dss', 'm4a', 'aac', 'wav', 'ds2', 'amr'] as const;

/** E-069 to E-072, B-185, B-408: what may be uploaded, and where only a part of it may. */
export const extensionsOf = {
  audio,
  image: ['jpg', 'jpeg', 'png', 'ico', 'svg', 'gif', 'bmp', 'tif', 'tiff'],
  video: ['mp4'],
  document: [
    'pdf',
    'docx',
    'doc',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'txt',
    'zip',
    'rar',
    'rtf',
    'xml',
    'htm',
    'html',
  ],
  /** Also what browsers record; only a place that asks for recordings takes it. */
  recording: [...audio, 'webm'],
  /** Paper as a scanner or a telephone has it. */
  paper: ['pdf', 'jpg', 'jpeg', 'png'],
} as const;

export type FileKind = keyof typeof extensionsOf;

const kinds = Object.keys(extensionsOf) as FileKind[];
const everywhere = kinds.filter((kind) => kind !== 'recording' && kind !== 'paper');

export const isFileKind = (text: unknown): text is FileKind => kinds.includes(text as FileKind);

/** Without kinds: everything that is listed. */
export const allowedExtensions = (of: readonly FileKind[] = everywhere): readonly string[] =>
  of.flatMap((kind) => extensionsOf[kind]);

/** In small letters, without the dot; empty when there is none. */
export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
