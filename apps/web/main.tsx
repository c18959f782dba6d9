import {
  bindAddresses,
  bindDryRunPart,
  bindFileParts,
  followLook,
  registerActions,
  registerChoiceDialogs,
  registerCommands,
  registerPanels,
  registerScreens,
  registerTypedAnswers,
} from '#kernel/web';
import { createRoot } from 'react-dom/client';
import { registerCatalogue } from '../../modules/catalogue.ts';
import './base.css';
import './pages.css';
import './parts.css';
import './tables.css';
import { kernelAddresses } from './kernel-addresses.ts';
import { openSessionHere, Root } from './root.tsx';
import { webModules } from './web-modules.ts';

bindAddresses(kernelAddresses);
const opening = openSessionHere();
registerCatalogue();
for (const module of webModules) {
  registerScreens(module.screens ?? {});
  registerPanels(module.panels ?? []);
  registerActions(module.actions ?? []);
  registerCommands(module.commands ?? []);
  registerChoiceDialogs(module.choices ?? {});
  if (module.typedAnswers) registerTypedAnswers(module.typedAnswers);
  if (module.files) bindFileParts(module.files);
  if (module.dryRun) bindDryRunPart(module.dryRun);
}
followLook(document.documentElement);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Root opening={opening} />);
