/** Every colour and measure of the product. Text on `surface` and `canvas` keeps contrast AA. */
export const tokens = {
  ink: '#1c2430',
  inkSoft: '#545f6e',
  canvas: '#f4f6f6',
  surface: '#ffffff',
  line: '#dde3e5',
  accent: '#0e5a66',
  accentSoft: '#e3f0f1',
  success: '#1a6b3c',
  successSoft: '#e6f4ea',
  warning: '#8f5b00',
  warningSoft: '#fff5dd',
  danger: '#b3261e',
  dangerSoft: '#fdecea',
  sidebar: '#2d2d2d',
  sidebarInk: '#ffffff',
  radius: 6,
  fontSize: 14,
  gap: 16,
  font: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const;

/** The same values for the style sheet, as `--ink`, `--ink-soft` and so on. */
export function publishTokens(style: CSSStyleDeclaration): void {
  for (const [name, value] of Object.entries(tokens)) {
    const property = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    style.setProperty(property, typeof value === 'number' ? `${value}px` : value);
  }
}
