import { segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';

/** G-002: price lists are money, so accounting keeps them too. */
export const caseSettings: readonly Page[] = [
  ...segmentPages({
    row: 'R-174',
    segment: 'check-lists',
    label: 'Checklist',
    roles: settingsStaff,
  }),
  ...segmentPages({
    row: 'R-237',
    segment: 'talking-point',
    label: 'Talking Point',
    roles: settingsStaff,
  }),
  ...segmentPages({
    row: 'R-246',
    segment: 'talking-point-category',
    label: 'Talking Point Category',
    roles: settingsStaff,
  }),
  ...segmentPages({
    row: 'R-240',
    segment: 'default-pic',
    label: 'Default PIC',
    roles: settingsStaff,
  }),
  ...segmentPages({
    row: 'R-183',
    segment: 'ndis-service-items',
    label: 'NDIS Service Item',
    roles: office,
    features: ['NDIS'],
  }),
  ...segmentPages({
    row: 'R-192',
    segment: 'ama-service-fee',
    label: 'AMA Service Fee',
    roles: office,
  }),
];
