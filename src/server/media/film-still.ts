import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { prepareImage } from './prepare-image.ts';

const timeoutMs = 15_000;
const mostBytes = 20_000_000;

const demuxers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/3gpp': 'mov',
  'video/webm': 'matroska',
};

/**
 * The first picture of a film as a small JPEG, by the system's ffmpeg; null where there is none or it does not manage.
 * The format is named and only this file may be read: a film that is really a list of addresses opens nothing.
 */
export async function filmStill(file: string, contentType: string, program = 'ffmpeg'): Promise<Buffer | null> {
  const demuxer = demuxers[contentType];
  if (!demuxer) return null;
  const read = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-f', demuxer, '-i', file];
  const write = ['-map', '0:v:0', '-frames:v', '1', '-an', '-sn', '-dn', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'];
  try {
    const { stdout } = await promisify(execFile)(program, [...read, ...write], {
      encoding: 'buffer',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: mostBytes,
    });
    return stdout.length > 0 ? (await prepareImage(stdout, 'image/png')).thumbnail : null;
  } catch {
    return null;
  }
}
