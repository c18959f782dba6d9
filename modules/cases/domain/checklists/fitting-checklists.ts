type Wanted = { readonly serviceType: string | null; readonly companyType: string | null };

/** A checklist that names no service or no kind of customer is for all of them. */
export const fits = (list: Wanted, about: Wanted): boolean =>
  (list.serviceType === null || list.serviceType === about.serviceType) &&
  (list.companyType === null || list.companyType === about.companyType);
