/** What the browser that got this answer sends along from then on. */
export function cookiesOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): {
  headers: { cookie: string };
} {
  const given = [headers['set-cookie'] ?? []].flat().map(String);
  return { headers: { cookie: given.map((one) => one.split(';')[0]).join('; ') } };
}
