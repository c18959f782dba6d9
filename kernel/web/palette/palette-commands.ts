/** A step of the work that the palette offers by name. */
export type PaletteCommand = {
  readonly label: string;
  /** Other words that people look for it by. */
  readonly words?: string;
  /** Offered to those who may do it. */
  readonly ability: string;
} & (
  | {
      /** The page where it begins. */
      readonly path: string;
    }
  | { readonly run: () => void }
);

let commands: readonly PaletteCommand[] = [];

/** Called once for each module when the application starts. */
export function registerCommands(given: readonly PaletteCommand[]): void {
  commands = [
    ...commands.filter(({ label }) => !given.some((one) => one.label === label)),
    ...given,
  ];
}

export const paletteCommands = (): readonly PaletteCommand[] => commands;
