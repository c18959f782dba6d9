/** When a verified token ends, in milliseconds; null for one that does not say. */
export function expiryOf(token: string): number | null {
  try {
    const body: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    const exp = (body as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}
