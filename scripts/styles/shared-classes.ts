/**
 * The vocabulary of all screens: every component may use these classes, and a sheet may change them
 * inside something that it owns (`.cal .page-head`). The sheet named here is the only one that may
 * style them by themselves.
 */
export const SHARED_CLASSES: Record<string, readonly string[]> = {
  'apps/web/base.css': ['code', 'hidden-text', 'key', 'long-text', 'soft', 'spring'],
  'apps/web/pages.css': [
    'banner',
    'broad',
    'buttons',
    'card',
    'field',
    'filter',
    'filters',
    'form-end',
    'page',
    'range',
    'toolbar',
    'values',
    'wide',
  ],
  'apps/web/parts.css': [
    'buttons-end',
    'choice-chip',
    'choice-chips',
    'facts',
    'plain-button',
    'text-button',
    'tile',
    'tile-head',
    'tiles',
  ],
  'apps/web/tables.css': [
    'mini-buttons',
    'mini-more',
    'mini-scroll',
    'mini-short',
    'mini-table',
    'number',
    'plain-table',
  ],
  'kernel/web/pdf/pdf.css': ['pdf-bar'],
  'kernel/web/table/table.css': ['grid-lead'],
  'kernel/web/ui/page-header.css': ['page-head'],
  'kernel/web/ui/popover.css': ['popover', 'popover-anchor', 'popover-layer'],
  'kernel/web/ui/status-chip.css': ['chip'],
  'modules/booking/web/parts/labelled-input.css': ['labelled', 'labelled-error', 'must'],
};

/** The sheet that may style elements, the root and classes of the component library by themselves. */
export const BASE_SHEET = 'apps/web/base.css';
