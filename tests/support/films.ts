import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** Open sea, so that a leak would point at nobody. */
export const place = '+54.0000+003.0000/';
export const camera = 'Trade Camera 3000';

const formats = {
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  mov: () => new MovOutputFormat({ fastStart: false }),
  webm: () => new WebMOutputFormat(),
} as const;
export type FilmFormat = keyof typeof formats;

/** Two seconds of ten pictures that no player could decode but every one can find, with a place and a camera in it. */
export async function film(format: FilmFormat): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[format](), target });
  const video = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(video, { frameRate: 5, name: camera });
  output.setMetadataTags({
    title: camera,
    comment: place,
    raw: format === 'mov' ? { 'com.apple.quicktime.location.ISO6709': place } : {},
  });
  await output.start();
  for (let index = 0; index < 10; index++) {
    const bytes = Uint8Array.from({ length: 400 }, (_, at) => (at * 7 + index) % 256);
    await video.add(new EncodedPacket(bytes, index === 0 ? 'key' : 'delta', index / 5, 1 / 5), {
      decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 },
    });
  }
  await output.finalize();
  return finished(target);
}

/** Sound alone in a film's container, as a browser records it. */
export async function soundInFilmContainer(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const audio = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(audio);
  await output.start();
  for (let index = 0; index < 50; index++) {
    await audio.add(new EncodedPacket(new Uint8Array(40).fill(index), 'key', index / 50, 1 / 50), {
      decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
    });
  }
  await output.finalize();
  return finished(target);
}

function finished({ buffer }: BufferTarget): Buffer {
  if (!buffer) throw new Error('the film was not finished');
  return Buffer.from(buffer);
}

/** Every packet of every track, with its time: what a player gets to see and hear. */
export async function packetsOf(bytes: Buffer): Promise<string[]> {
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const packets: string[] = [];
  for (const track of await input.getTracks()) {
    for await (const packet of new EncodedPacketSink(track).packets())
      packets.push(`${track.type} ${packet.timestamp} ${Buffer.from(packet.data).toString('base64')}`);
  }
  return packets;
}

/** What a player or a curious person reads beside the film. */
export async function tagsOf(bytes: Buffer): Promise<Record<string, unknown>> {
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  return { ...(await input.getMetadataTags()) };
}
