import type { Letterhead } from './letterhead.ts';
import { inkOf, inkOn } from './readable-colour.ts';

const classic = `
.letterhead { display: flex; align-items: center; gap: 4mm;
  margin-bottom: 6mm; padding-bottom: 3mm; border-bottom: 0.5mm solid var(--accent); }
.letterhead .logo { max-width: 60mm; max-height: 18mm; }
.letterhead .practice { flex: 1; margin: 0; color: var(--accent-ink); font-size: 1.2em; font-weight: 700; }
.letterhead .contact { margin: 0; padding: 0; list-style: none; color: #555; font-size: 0.8em; text-align: end; }
`;

const centred = `
.letterhead.centred { flex-direction: column; gap: 2mm; text-align: center; }
.letterhead.centred .practice { font-size: 1.5em; }
.letterhead.centred .contact { text-align: center; }
.letterhead.centred .contact li { display: inline; }
.letterhead.centred .contact li + li::before { content: " · "; }
`;

const band = `
.letterhead.band { padding: 4mm 5mm; border: 0; border-radius: 1mm; background: var(--accent); }
.letterhead.band .practice, .letterhead.band .contact { color: var(--on-accent); }
.letterhead.band .logo { padding: 1mm; border-radius: 1mm; background: #fff; }
`;

const layouts = { classic: '', centred, band } as const;

/** The colour is checked by its format before it is kept: nothing else can stand in it. */
export const letterheadStyle = ({ layout, accentColour }: Letterhead): string => `
:root { --accent: ${accentColour}; --accent-ink: ${inkOf(accentColour)}; --on-accent: ${inkOn(accentColour)}; }
${classic}${layouts[layout]}`;
