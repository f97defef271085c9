import { getAccessToken } from '../app/session.ts';
import { withSession } from '../app/session-again.ts';
import { refusal, unreachable } from './api-error.ts';
import { commonHeaders } from './client.ts';

const keptMs = 60_000;

/** Fetches a file as the signed-in person and gives it to the browser to keep: a link of its own could not say who asks. */
export async function download(path: string, name: string): Promise<void> {
  const file = await withSession(() => fetchFile(path));
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

async function fetchFile(path: string): Promise<Blob> {
  const headers = await commonHeaders({ accessToken: getAccessToken });
  const response = await fetch(`/api${path}`, { headers }).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!response.ok) throw refusal(response.status, await response.json().catch(() => null));
  return response.blob();
}
