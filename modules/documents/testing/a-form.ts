export type Form = { readonly payload: Buffer; readonly headers: Record<string, string> };

type Part = { readonly name: string; readonly bytes: Buffer | string };

/** A multipart body as a browser sends it. */
export function aForm(
  file: Part | null,
  fields: Readonly<Record<string, string>> = {},
  order: 'fieldsFirst' | 'fileFirst' = 'fieldsFirst',
): Form {
  const boundary = '----caseway0123456789';
  const line = (text: string) => Buffer.from(`${text}\r\n`);
  const fieldParts = Object.entries(fields).flatMap(([name, value]) => [
    line(`--${boundary}`),
    line(`Content-Disposition: form-data; name="${name}"`),
    line(''),
    line(value),
  ]);
  const fileParts = file
    ? [
        line(`--${boundary}`),
        line(`Content-Disposition: form-data; name="file"; filename="${file.name}"`),
        line('Content-Type: application/octet-stream'),
        line(''),
        Buffer.from(file.bytes),
        line(''),
      ]
    : [];
  const parts = order === 'fieldsFirst' ? [fieldParts, fileParts] : [fileParts, fieldParts];
  return {
    payload: Buffer.concat([...parts.flat(), line(`--${boundary}--`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
