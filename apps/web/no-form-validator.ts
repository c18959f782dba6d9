/**
 * In place of the validator that the component library brings along: our forms are checked by the
 * schema of their definition, on both sides. A form item with `rules` would not be checked at all.
 */
export default class NoFormValidator {
  validate(): never {
    throw new Error('Form items take no rules here; say it in the definition');
  }
}
