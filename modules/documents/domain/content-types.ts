const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  dss: 'audio/x-dss',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  ds2: 'audio/x-ds2',
  amr: 'audio/amr',
  webm: 'audio/webm',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  rtf: 'application/rtf',
  xml: 'application/xml',
  htm: 'text/html',
  html: 'text/html',
};

export const contentTypeOf = (extension: string): string =>
  types[extension] ?? 'application/octet-stream';

/** D21: only what cannot carry a script is ever shown in the browser; the rest is saved. */
const shown = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/bmp'];

export const isShownInline = (contentType: string): boolean => shown.includes(contentType);

export const isPdf = (contentType: string): boolean => contentType === 'application/pdf';
