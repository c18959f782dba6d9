/** Classes that a selector names; what stands in `[…]` is text, not a class. */
export function classesOf(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, '');
  return [...plain.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

/** Classes of the component library and its icons: nobody here owns them. */
export function isOfLibrary(name: string): boolean {
  return /^(ant|anticon|react-pdf)(-|$)/.test(name);
}

/** `is-past` says how something is at the moment; it means what the class beside it makes of it. */
export function isState(name: string): boolean {
  return name.startsWith('is-');
}
