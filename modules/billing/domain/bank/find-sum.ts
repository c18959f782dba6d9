export type Summand = { readonly id: string; readonly cents: bigint };

/** How many open invoices of one company are tried in pairs and triples. */
const mostTried = 150;

/** All of them, the first few in order, then pairs and triples: what payers do. Null where none adds up. */
export function findSum<T extends Summand>(
  wanted: bigint,
  summands: readonly T[],
): readonly T[] | null {
  return firstFew(wanted, summands) ?? pairOrTriple(wanted, summands.slice(0, mostTried));
}

function firstFew<T extends Summand>(wanted: bigint, summands: readonly T[]): readonly T[] | null {
  let sum = 0n;
  for (const [at, one] of summands.entries()) {
    sum += one.cents;
    if (sum === wanted && at > 0) return summands.slice(0, at + 1);
    if (sum > wanted) return null;
  }
  return null;
}

function pairOrTriple<T extends Summand>(
  wanted: bigint,
  summands: readonly T[],
): readonly T[] | null {
  const at = new Map(summands.map(({ cents }, index) => [cents, index]));
  const partner = (rest: bigint, after: number) => {
    const index = at.get(rest);
    return index !== undefined && index > after ? summands[index] : undefined;
  };
  for (const [first, one] of summands.entries()) {
    const second = partner(wanted - one.cents, first);
    if (second) return [one, second];
  }
  for (const [first, one] of summands.entries()) {
    for (let next = first + 1; next < summands.length; next += 1) {
      const two = summands[next];
      const third = two && partner(wanted - one.cents - two.cents, next);
      if (two && third) return [one, two, third];
    }
  }
  return null;
}
