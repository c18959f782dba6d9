/** G-105: pages elsewhere that the tenant's menus lead to. */
export const linkSettings = {
  'ICS.Link.SpecialistDirectory': { label: 'Address of the specialist panel', default: '' },
  'ICS.Link.Seminars': { label: 'Address of the seminars', default: '' },
  'ICS.Link.Education': { label: 'Address of the education channel', default: '' },
  'ICS.Link.HelpCaseManager': { label: 'Help centre of case managers', default: '' },
  'ICS.Link.HelpAdminStaff': { label: 'Help centre of the office', default: '' },
  'ICS.Link.HelpSpecialist': { label: 'Help centre of specialists', default: '' },
} as const;

/** An address comes from a setting and becomes a link: nothing but the web may be behind it. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"<>\\]+$/i.test(text);
