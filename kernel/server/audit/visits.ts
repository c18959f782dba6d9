/** One row of the audit log about a record. */
export type Look = {
  readonly at: string;
  readonly readerId: string | null;
  readonly asId: string | null;
  readonly operation: string;
  readonly resource: string;
};

/** What one person did with a record without a longer pause. */
export type Visit = Pick<Look, 'readerId' | 'asId'> & {
  readonly from: string;
  readonly to: string;
  readonly looks: number;
  readonly ways: readonly Pick<Look, 'operation' | 'resource'>[];
};

const pause = 30 * 60_000;

type Open = { -readonly [key in keyof Visit]: Visit[key] } & { known: Set<string> };

/** Opening a page asks a dozen questions; looks, newest first, become visits, newest first. */
export function visitsOf(looks: readonly Look[]): readonly Visit[] {
  const visits: Open[] = [];
  const open = new Map<string, Open>();
  for (const { at, readerId, asId, operation, resource } of looks) {
    const who = `${readerId} ${asId}`;
    let visit = open.get(who);
    if (!visit || Date.parse(visit.from) - Date.parse(at) > pause) {
      visit = { readerId, asId, from: at, to: at, looks: 0, ways: [], known: new Set() };
      visits.push(visit);
      open.set(who, visit);
    }
    visit.from = at;
    visit.looks += 1;
    const way = `${operation} ${resource}`;
    if (visit.known.has(way)) continue;
    visit.known.add(way);
    visit.ways = [...visit.ways, { operation, resource }];
  }
  return visits.map(({ known: _known, ...visit }) => visit);
}
