/** A case, of which the nominee is read. */
type Nominee = Readonly<Record<string, unknown>>;

type Named = { readonly name: string; readonly email: string | null };
export type Reachable = { readonly name: string; readonly email: string };

const mayDecide: readonly unknown[] = ['plan', 'guardian'];
const mayRead: readonly unknown[] = [...mayDecide, 'correspondence'];

const actsFor =
  (types: readonly unknown[]) =>
  (record: Nominee, participant: Named | null): Reachable | null => {
    const { nomineeType, nomineeName, nomineeEmail } = record;
    if (types.includes(nomineeType) && nomineeName && nomineeEmail)
      return { name: String(nomineeName), email: String(nomineeEmail) };
    return participant?.email ? { name: participant.name, email: participant.email } : null;
  };

/** G-019: a nominee or guardian signs for the participant. */
export const whoSigns = actsFor(mayDecide);

/** G-019: a correspondence nominee reads for them, and signs nothing. */
export const whoReads = actsFor(mayRead);
