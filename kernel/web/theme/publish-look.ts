import { colourChoice, density, hints, sidebarTheme } from './look-settings.ts';
import type { ColourChoice } from './look-settings.ts';
import { densities, palettes, scale, sidebars } from './tokens.ts';
import type { ColourMode } from './tokens.ts';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

export const modeOf = (choice: ColourChoice): ColourMode =>
  choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;

const property = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d+$/, (n) => `-${n}`)}`;

/** The tokens for the style sheets, as `--ink`, `--ink-soft`, `--space-2` and so on. */
export function publishLook(page: HTMLElement): void {
  const mode = modeOf(colourChoice.get());
  const { label: _, ...sidebar } = sidebars[sidebarTheme.get()];
  const values = { ...scale, ...palettes[mode], ...sidebar, ...densities[density.get()] };
  for (const [name, value] of Object.entries(values)) {
    page.style.setProperty(property(name), typeof value === 'number' ? `${value}px` : value);
  }
  page.style.colorScheme = mode;
  page.dataset.mode = mode;
  page.dataset.theme = sidebarTheme.get();
  page.dataset.density = density.get();
  page.dataset.hints = hints.get();
}

/** Publishes now, and again whenever a choice or the system changes. */
export function followLook(page: HTMLElement): () => void {
  const publish = () => publishLook(page);
  publish();
  const system = systemIsDark();
  system.addEventListener('change', publish);
  const stops = [colourChoice, density, hints, sidebarTheme].map((setting) =>
    setting.subscribe(publish),
  );
  return () => {
    system.removeEventListener('change', publish);
    for (const stop of stops) stop();
  };
}
