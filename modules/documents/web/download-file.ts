import { api, saveFrom, toastFailure } from '#kernel/web';

/** B-338: with a token for this one file, the browser fetches it without loading it into the page. */
export async function downloadFile(id: string): Promise<void> {
  try {
    const { token } = await api.get<{ token: string }>(`/app/files/${id}/download-token`);
    saveFrom(`/files/download?accessToken=${encodeURIComponent(token)}`);
  } catch (error) {
    toastFailure(error);
  }
}
