import { createClient } from './api-client.ts';
import { poll } from './poll.ts';
import { latestMail, mailsTo } from './stories.ts';

/** How many mails have gone to an address. */
export async function mailCount(url: string, address: string): Promise<number> {
  const client = createClient((path, init) => fetch(url + path, init));
  return (await mailsTo(client, address)).length;
}

/** The newest mail to an address, once there is one that says so. */
export async function latestMailText(url: string, address: string, saying: RegExp = /(?:)/): Promise<string> {
  const client = createClient((path, init) => fetch(url + path, init));
  return poll(`a mail to ${address}`, async () => {
    const text = (await latestMail(client, address))?.text;
    return text !== undefined && saying.test(text) && text;
  });
}
