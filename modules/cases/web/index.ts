import type { WebModule } from '#kernel/web';

export const casesWeb: WebModule = {
  screens: {
    amaServiceFee: async () => (await import('./price-list.screens.tsx')).amaServiceFeeScreens,
    ndisServiceItem: async () => (await import('./price-list.screens.tsx')).ndisServiceItemScreens,
    checkList: async () => (await import('./checklists/check-list.screens.tsx')).checkListScreens,
    defaultPic: async () =>
      (await import('./default-pic/default-pic.screens.tsx')).defaultPicScreens,
    ime: async () => (await import('./reports/ime-report.screens.tsx')).imeReportScreens,
    reportCorrection: async () =>
      (await import('./corrections/report-correction.screens.tsx')).reportCorrectionScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
};
