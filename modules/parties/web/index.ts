import { notePanelsOn } from '#correspondence/web';
import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

/** The forms of a client, for the page of any record that is about one. */
export const ClientForms = lazy(() => import('./people/forms/client-forms.tsx'));

export { CertificateBanner, useCertificate } from './privacy/certificate-banner.tsx';

/** The forms on the page that the client has. */
export const PortalForms = lazy(() => import('./portal/portal-forms.tsx'));

const signedPapersOf = ['client', 'specialist', 'company', 'contractor'] as const;

/** Whose papers are signed: what was sent, and the way to send more. */
const signaturePanels = signedPapersOf.map((on) => ({
  on,
  title: 'Signatures',
  ability: 'envelope.list',
  panel: lazy(async () => (await import('./signatures.tsx')).signaturesOf(on)),
}));

const exportedPersons = { client: 'clients', specialist: 'specialists', user: 'users' } as const;

/** Only who may hand out all that is kept of a person sees the panel. */
const privacyPanels = Object.entries(exportedPersons).map(([on, segment]) => ({
  on,
  title: 'Privacy',
  ability: `${on}.exportPerson`,
  panel: lazy(async () => (await import('./privacy/privacy-panel.tsx')).privacyOf(on, segment)),
}));

export const partiesWeb: WebModule = {
  panels: [
    ...notePanelsOn('client', 'CLIENT'),
    ...notePanelsOn('company', 'COMPANY'),
    ...notePanelsOn('caseManager', 'CASE_MANAGER'),
    ...notePanelsOn('specialist', 'SPECIALIST'),
    ...notePanelsOn('centre', 'CENTRE'),
    ...notePanelsOn('contractor', 'CONTRACTOR'),
    ...signaturePanels,
    ...privacyPanels,
  ],
  pages: {
    '/view/dr-account': lazy(() => import('./doctor-profile/doctor-profile.tsx')),
    '/view/contractor-detail': lazy(() => import('./people/contractor-detail.tsx')),
    '/view/cm-profile': lazy(() => import('./company/case-manager-profile.tsx')),
  },
  screens: {
    relationshipActivity: async () =>
      (await import('./relations/relationship-activity.screens.tsx')).relationshipActivityScreens,
    saleTarget: async () => (await import('./relations/sale-target.screens.tsx')).saleTargetScreens,
    specialist: async () => (await import('./specialist/specialist.screens.tsx')).specialistScreens,
    centre: async () => (await import('./centre/centre.screens.tsx')).centreScreens,
    company: async () => (await import('./company/company.screens.tsx')).companyScreens,
    companyGroup: async () =>
      (await import('./company/company-group.screens.tsx')).companyGroupScreens,
    client: async () => (await import('./people/client.screens.tsx')).clientScreens,
    contractor: async () => (await import('./people/contractor.screens.tsx')).contractorScreens,
    staff: async () => (await import('./people/staff.screens.tsx')).staffScreens,
    serviceProvider: async () =>
      (await import('./people/provider.screens.tsx')).serviceProviderScreens,
    treatmentProvider: async () =>
      (await import('./people/provider.screens.tsx')).treatmentProviderScreens,
    caseManager: async () =>
      (await import('./company/case-manager.screens.tsx')).caseManagerScreens,
  },
};
