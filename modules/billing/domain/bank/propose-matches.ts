import { amountText, daysBetween } from '#kernel/domain';
import { centsOf, moneyOf } from './cents.ts';
import { findSum } from './find-sum.ts';
import { sureScore } from './match-facts.ts';
import type { CreditLine, MatchFacts, MatchedInvoice, Proposal } from './match-facts.ts';
import { matchIndex, openCents } from './match-index.ts';
import type { MatchIndex } from './match-index.ts';
import { namedIn } from './named-invoices.ts';
import { payerKey } from './payer-key.ts';

type Found = Omit<Proposal, 'isSure' | 'receiptId'> & { readonly receiptId?: string };
type Paid = { readonly invoice: MatchedInvoice; readonly cents: bigint };

const mostProposals = 3;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (cents: bigint): string => amountText(moneyOf(cents));

const allocationsOf = (paid: readonly Paid[]): Proposal['allocations'] =>
  paid
    .filter(({ cents }) => cents > 0n)
    .map(({ invoice, cents }) => ({
      invoiceId: invoice.id,
      invoiceNo: invoice.invoiceNo,
      amount: moneyOf(cents),
    }));

const whole = (index: MatchIndex, invoices: readonly MatchedInvoice[]): Paid[] =>
  invoices.map((invoice) => ({ invoice, cents: openCents(index, invoice) }));

const sum = (paid: readonly Paid[]): bigint => paid.reduce((total, { cents }) => total + cents, 0n);

/** At most `wanted`, in the given order. */
function upTo(wanted: bigint, paid: readonly Paid[]): Paid[] {
  let left = wanted;
  return paid.map(({ invoice, cents }) => {
    const share = cents < left ? cents : left;
    left -= share;
    return { invoice, cents: share };
  });
}

/** The text names invoices: the strongest sign, and sure where the amount is theirs. */
function byText(index: MatchIndex, line: CreditLine, wanted: bigint): Found[] {
  const named = namedIn(line.description, index.names);
  const open = named.filter(({ invoice }) => openCents(index, invoice) > 0n);
  const companyId = open[0]?.invoice.companyId;
  if (!companyId) return [];
  const own = open.filter(({ invoice }) => invoice.companyId === companyId);
  const reasons = own.map(({ because }) => because);
  const paid = whole(
    index,
    own.map(({ invoice }) => invoice),
  );
  const total = sum(paid);
  const found = { companyId, allocations: allocationsOf(upTo(wanted, paid)) };
  if (own.length < open.length)
    return [{ ...found, score: 30, reasons: [...reasons, 'the text names several companies'] }];
  if (total === wanted) {
    const words = own.length > 1 ? 'their open totals' : 'its open total';
    return [{ ...found, score: 100, reasons: [...reasons, `amount equals ${words}`] }];
  }
  const words =
    wanted < total
      ? `${inWords(total - wanted)} less than is open`
      : `${inWords(wanted - total)} more than is open stays as credit`;
  return [{ ...found, score: wanted < total ? 70 : 65, reasons: [...reasons, words] }];
}

type Payer = { readonly companyId: string; readonly because: string; readonly isLearned: boolean };

function payersOf(index: MatchIndex, { description }: CreditLine): Payer[] {
  const key = payerKey(description);
  const name = (id: string) => index.companyNames.get(id) ?? 'This company';
  const learned = (index.learned.get(key) ?? []).map((companyId) => ({
    companyId,
    because: `${name(companyId)} paid with this name before`,
    isLearned: true,
  }));
  if (learned.length) return learned;
  const called = phrasesOf(key).flatMap((phrase) => index.called.get(phrase) ?? []);
  return [...new Set(called)].map((companyId) => ({
    companyId,
    because: `${name(companyId)} is the name in the text`,
    isLearned: false,
  }));
}

/** Every run of its words, the longest first. */
function phrasesOf(key: string): string[] {
  const words = key.split(' ');
  return words
    .flatMap((_, from) =>
      words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')),
    )
    .toSorted((a, b) => b.length - a.length);
}

/** The payer is known, its invoices are not named. */
function byPayer(index: MatchIndex, line: CreditLine, wanted: bigint): Found[] {
  const payers = payersOf(index, line);
  return payers.map(({ companyId, because, isLearned }) => {
    const own = (index.ofCompany.get(companyId) ?? []).filter((one) => openCents(index, one) > 0n);
    const equal = own.filter((one) => openCents(index, one) === wanted);
    const [single] = equal;
    if (single) {
      const isOnly = equal.length === 1 && payers.length === 1;
      const words = isOnly
        ? `amount equals the open total of ${single.invoiceNo}`
        : `amount equals the open total of ${single.invoiceNo}, the oldest of several`;
      return {
        companyId,
        allocations: allocationsOf(whole(index, [single])),
        score: isOnly ? (isLearned ? 92 : 80) : 60,
        reasons: [because, words],
      };
    }
    return severalOf(index, { companyId, because }, own, wanted);
  });
}

function severalOf(
  index: MatchIndex,
  { companyId, because }: Pick<Payer, 'companyId' | 'because'>,
  own: readonly MatchedInvoice[],
  wanted: bigint,
): Found {
  const summands = own.map((invoice) => ({
    id: invoice.id,
    cents: openCents(index, invoice),
    invoice,
  }));
  const several = findSum(wanted, summands);
  if (several) {
    const count = numbers[several.length] ?? String(several.length);
    const words = `${count} open invoices add up to it`;
    return { companyId, allocations: allocationsOf(several), score: 75, reasons: [because, words] };
  }
  const words = own.length ? 'no open invoices add up to it: the oldest first' : 'nothing is open';
  return {
    companyId,
    allocations: allocationsOf(upTo(wanted, whole(index, own))),
    score: 40,
    reasons: [because, words],
  };
}

/** Only the amount speaks: good for a proposal, never for certainty. */
function byAmount(index: MatchIndex, wanted: bigint): Found[] {
  const equal = (index.ofAmount.get(wanted) ?? []).filter(
    (one) => openCents(index, one) === wanted,
  );
  return equal.slice(0, mostProposals).map((invoice) => ({
    companyId: invoice.companyId,
    allocations: allocationsOf(whole(index, [invoice])),
    score: equal.length === 1 ? 50 : 20,
    reasons: [
      equal.length === 1
        ? `only ${invoice.invoiceNo} has this amount open`
        : `${invoice.invoiceNo} is one of ${equal.length} with this amount open`,
    ],
  }));
}

/** Written by hand before the bank told of it: the same money must not come in twice. */
function byReceipt(index: MatchIndex, line: CreditLine, wanted: bigint): Found[] {
  const near = (index.receipts.get(wanted) ?? []).filter(
    ({ id, receivedOn }) =>
      !index.usedReceipts.has(id) && Math.abs(daysBetween(receivedOn, line.bookedOn)) <= 7,
  );
  return near.map(({ id, receiptNo, companyId, reference }) => {
    const isNamed =
      !!reference &&
      reference.length > 4 &&
      line.description.toUpperCase().includes(reference.toUpperCase());
    return {
      companyId,
      receiptId: id,
      allocations: [],
      score: isNamed ? 95 : 78,
      reasons: [
        `${receiptNo} was written by hand with this amount`,
        ...(isNamed ? ['its reference stands in the text'] : []),
      ],
    };
  });
}

const mostNamed = 3;

/** Whose money the amount could be as well: an invoice or a receipt of another says the same. */
function othersOfAmount(
  index: MatchIndex,
  wanted: bigint,
  payers: ReadonlySet<string>,
  receipts: readonly Found[],
): string[] {
  const invoices = (index.ofAmount.get(wanted) ?? []).filter(
    (one) => openCents(index, one) === wanted,
  );
  const ids = [...receipts, ...invoices].flatMap(({ companyId }) =>
    companyId === null || payers.has(companyId) ? [] : companyId,
  );
  return [...new Set(ids)].map((id) => index.companyNames.get(id) ?? 'a company without a name');
}

/** A name in the text excludes everybody else, however well the amount fits; it is said whom, and why. */
function withoutOthers(
  index: MatchIndex,
  line: CreditLine,
  receipts: readonly Found[],
  told: readonly Found[],
): Found[] {
  const payers = new Set(payersOf(index, line).map(({ companyId }) => companyId));
  if (payers.size === 0) return [...receipts, ...told];
  const isMeant = ({ companyId }: Found) => companyId === null || payers.has(companyId);
  const others = othersOfAmount(index, centsOf(line.amount), payers, receipts);
  const rest = others.length - mostNamed;
  const names = others.slice(0, mostNamed).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  const because = names ? [`not ${names}, whose amount is the same: the text names another`] : [];
  return [...receipts.filter(isMeant), ...told].map((one) => ({
    ...one,
    reasons: [...one.reasons, ...because],
  }));
}

function take(index: MatchIndex, { allocations, receiptId }: Proposal): void {
  if (receiptId) index.usedReceipts.add(receiptId);
  for (const { invoiceId, amount } of allocations)
    index.open.set(invoiceId, (index.open.get(invoiceId) ?? 0n) - centsOf(amount));
}

function proposalsOf(index: MatchIndex, line: CreditLine): readonly Proposal[] {
  const wanted = centsOf(line.amount);
  if (wanted <= 0n) return [];
  const receipts = byReceipt(index, line, wanted);
  const named = [...byText(index, line, wanted), ...byPayer(index, line, wanted)];
  const told = withoutOthers(index, line, receipts, named);
  const found = told.length ? told : byAmount(index, wanted);
  const best = found.toSorted((a, b) => b.score - a.score).slice(0, mostProposals);
  const isAlone = (best[1]?.score ?? 0) < (best[0]?.score ?? 0);
  return best.map((one, at) => ({
    ...one,
    receiptId: one.receiptId ?? null,
    isSure:
      at === 0 &&
      isAlone &&
      one.score >= sureScore &&
      (!told.some(({ receiptId }) => receiptId) || !!one.receiptId),
  }));
}

/** For each credit the best proposals with their reasons; what a sure one takes is gone for the next. */
export function proposeMatches(
  lines: readonly CreditLine[],
  facts: MatchFacts,
): ReadonlyMap<string, readonly Proposal[]> {
  const index = matchIndex(facts);
  return new Map(
    lines.map((line) => {
      const proposals = proposalsOf(index, line);
      const [best] = proposals;
      if (best?.isSure) take(index, best);
      return [line.id, proposals] as const;
    }),
  );
}
