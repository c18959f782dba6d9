import { getBlob, panelText, saveBlob, toast } from '#kernel/web';

export async function savePortalFile(path: string, name: string): Promise<void> {
  try {
    saveBlob(await getBlob(path), name);
  } catch (error) {
    toast.error(panelText(error));
  }
}
