type Filters = Readonly<Record<string, readonly string[]>>;

const spelled = (filters: Filters): string =>
  Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${key}=${[...values].sort().join()}`)
    .sort()
    .join('&');

/** A list shows a view when it is filtered by exactly what the view asks for. */
export const isShowing = (filters: Filters, view: Filters): boolean =>
  spelled(filters) === spelled(view);
