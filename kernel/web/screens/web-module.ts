import type { ComponentType } from 'react';
import type { ChoiceDialogs } from '../dialogs/choice-dialogs.ts';
import type { DryRunPart } from '../resource/action/dry-run-part.ts';
import type { FileParts } from '../fields/file-parts.ts';
import type { PaletteCommand } from '../palette/palette-commands.ts';
import type { ContributedAction } from './contributed-actions.ts';
import type { TypedAnswers } from '../palette/typed-answers.ts';
import type { ContributedPanel } from './contributed-panels.ts';
import type { ScreenLoader } from './screens.ts';

/** What one part of the business shows: own pages by path, and what differs per resource. */
export type WebModule = {
  readonly pages?: Readonly<Record<string, ComponentType>>;
  readonly screens?: Readonly<Record<string, ScreenLoader>>;
  /** Sections on the pages of records that an earlier module owns. */
  readonly panels?: readonly ContributedPanel[];
  /** Buttons on the pages of records that an earlier module owns. */
  readonly actions?: readonly ContributedAction[];
  /** Steps of the work that the palette finds by name. */
  readonly commands?: readonly PaletteCommand[];
  /** What asks where a call is refused until somebody chooses, by the name of the choice. */
  readonly choices?: ChoiceDialogs;
  /** Steps that the palette offers for a phone number or other words. */
  readonly typedAnswers?: TypedAnswers;
  /** How file fields are asked for and shown; one module says it for all. */
  readonly files?: () => Promise<FileParts>;
  /** What a dialog shows of a call that can be tried; one module says it for all. */
  readonly dryRun?: DryRunPart;
};
