const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** A browser takes such a cookie only from this host, for all paths and over TLS; without TLS it refuses the prefix. */
export const hostCookie = (publicUrl: string, name: string): string =>
  isSecure(publicUrl) ? `__Host-${name}` : name;

/** The same for a cookie that belongs to one path. */
export const secureCookie = (publicUrl: string, name: string): string =>
  isSecure(publicUrl) ? `__Secure-${name}` : name;
