import type { AnyResource } from '#kernel/domain';
import { modulesOf } from '../composed-modules.ts';
import type { Services } from '../services.ts';

/** What repairs it: the label of the action, and what to do, also where no action does it. */
export type Mend = { readonly label: string; readonly words: string };

/**
 * What must always be true between records. `find` answers the records that contradict each other:
 * one statement under the wall of one tenant, with `id`, `name` (the number people know it by) and
 * whatever `sentence` names in braces; `module` where the record is not one of `opens`. It may ask
 * `moment` for `now`, and needs no limit: whoever asks sets one.
 */
export type Invariant = {
  /** The module and what holds, such as `cases.appointmentIsLive`. */
  readonly name: string;
  /** What is wrong with one record, as a person would say it: `{name}` and other columns of `find`. */
  readonly sentence: string;
  readonly find: string;
  /** The name of the resource whose page shows the record. */
  readonly opens: string;
  readonly mend: Mend;
};

type Given = Omit<Invariant, 'opens' | 'mend'> & {
  readonly opens: Pick<AnyResource, 'name'>;
  /** `by` is the action of the product that repairs it; without one the record is only opened. */
  readonly mend: { readonly by?: { readonly label?: string | undefined }; readonly words: string };
};

export const defineInvariant = ({ opens, mend, ...given }: Given): Invariant => ({
  ...given,
  opens: opens.name,
  mend: { label: mend.by?.label ?? 'Open', words: mend.words },
});

export type OwnedInvariant = Invariant & { readonly owner: string };

/** Those of all modules, in their order, with the module that owns them. */
export const invariantsOf = (services: Services): readonly OwnedInvariant[] =>
  modulesOf(services).flatMap(({ name, invariants = [] }) =>
    invariants.map((invariant) => ({ ...invariant, owner: name })),
  );
