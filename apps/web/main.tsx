import './base.css';
import './pages.css';
import './parts.css';
import './tables.css';
import {
  bindFileParts,
  followLook,
  registerCommands,
  registerPanels,
  registerScreens,
} from '#kernel/web';
import { createRoot } from 'react-dom/client';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { Root } from './root.tsx';
import { webModules } from './web-modules.ts';

registerCatalogue();
for (const module of webModules) {
  registerScreens(module.screens ?? {});
  registerPanels(module.panels ?? []);
  registerCommands(module.commands ?? []);
  if (module.files) bindFileParts(module.files);
}
followLook(document.documentElement);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Root />);
