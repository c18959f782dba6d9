/** Which journeys walk through which folders: the first line that fits a changed file is taken. */
const journeys: readonly (readonly [folder: RegExp, specs: readonly string[]])[] = [
  [/^modules\/cases\/[^/]+\/co\b/, ['co']],
  [/^modules\/cases\/[^/]+\/mt\b/, ['mass-torts']],
  [/^modules\/cases\/[^/]+\/mr\b/, ['medical-records']],
  [/^modules\/cases\/[^/]+\/mn\b/, ['mn']],
  [/^modules\/cases\/[^/]+\/mva\b/, ['mva-claim']],
  [/^modules\/cases\/[^/]+\/ndis\b/, ['ndis']],
  [/^modules\/cases\/[^/]+\/tpd\b/, ['tpd']],
  [/^modules\/cases\/[^/]+\/(ot|quotation)\b/, ['ot-quotation']],
  [/^modules\/cases\/[^/]+\/(request|fr|supp)\b/, ['request']],
  [/^modules\/cases\/[^/]+\/time-tracking\b/, ['time-tracking']],
  [/^modules\/cases\/[^/]+\/(dictation|typing)\b/, ['case-dictation']],
  [/^modules\/cases\/[^/]+\/paperwork\b/, ['case-paperwork']],
  [/^modules\/cases\/[^/]+\/reports\b/, ['case-report']],
  [/^modules\/cases\/[^/]+\/client-(forms|details)\b/, ['portal']],
  [/^modules\/cases\/[^/]+\/board\b/, ['case-lists']],
  [/^modules\/(cases|parties)\/[^/]+\/(retention|privacy)\b/, ['erasure-and-disposal']],
  [/^modules\/cases\//, ['case-booking', 'case-page', 'case-four-people']],
  [/^modules\/booking\//, ['booking-', 'calls']],
  [/^modules\/billing\//, ['billing-']],
  [/^modules\/funding\//, ['funding']],
  [/^modules\/parties\//, ['parties-']],
  [/^modules\/documents\//, ['attachments', 'files', 'reader', 'signing', 'text', 'print']],
  [/^modules\/correspondence\//, ['mail', 'notes', 'templates', 'second-person']],
  [/^modules\/identity\/[^/]+\/provider\b/, ['sign-in-provider']],
  [/^operations\/openid-simulator\//, ['sign-in-provider']],
  [/^modules\/identity\//, ['sign-in', 'second-factor', 'sessions', 'administration', 'roles']],
  [/^modules\/(platform|insights)\//, ['host-tools', 'realtime', 'administration']],
  [/^(kernel|apps)\/web\/.*\.css$/, ['themes', 'layout', 'styles']],
  [
    /^(kernel|apps)\/web\//,
    ['shell', 'tabs', 'table', 'forms', 'unsaved', 'first-light', 'whole-numbers'],
  ],
  [/^(kernel|apps|operations)\//, ['first-light', 'exports', 'realtime']],
];

/** Words by which Playwright finds the journeys of the changed files. */
export function journeysOf(files: readonly string[]): string[] {
  const found = files.flatMap((file) => {
    const [, spec] = /^e2e\/(.*)\.spec\.ts$/.exec(file) ?? [];
    if (spec) return [spec];
    return isProduct(file) ? (journeys.find(([folder]) => folder.test(file))?.[1] ?? []) : [];
  });
  return [...new Set(found)].map((word) => `/${word}`);
}

const isProduct = (file: string): boolean =>
  /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

/** Every word of the table, for the test that holds them against the files. */
export const journeyWords = (): string[] => journeys.flatMap(([, specs]) => specs);
