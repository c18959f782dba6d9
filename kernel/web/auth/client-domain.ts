const originOf = (domain: string): string => {
  const withScheme = /^https?:\/\//i.test(domain) ? domain : `https://${domain}`;
  return URL.canParse(withScheme) ? new URL(withScheme).origin : domain;
};

/** B-083. An empty domain means that the tenant asked for no check. */
export function domainIsValid(
  clientDomain: string | null | undefined,
  origin: string,
  isDevelopment = false,
): boolean {
  if (!clientDomain?.trim() || isDevelopment) return true;
  return origin === originOf(clientDomain.trim()) || new URL(origin).host === 'localhost:3000';
}
