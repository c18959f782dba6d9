/** The moves of another type under the path of this one: `assessments/{id}/rebook` as `ot/{id}/rebook`. */
export const atPath = <const M extends Readonly<Record<string, object>>>(
  moves: M,
  from: string,
  base: string,
): M =>
  Object.fromEntries(
    Object.entries(moves).map(([name, move]) => [
      name,
      'route' in move
        ? { ...move, route: String(move.route).replace(`/app/${from}/`, `/app/${base}/`) }
        : move,
    ]),
  ) as object as M;
