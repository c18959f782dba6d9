/** Fills the database that every API test file starts from. */
export async function buildTemplate(_ownerUrl: string): Promise<void> {}
