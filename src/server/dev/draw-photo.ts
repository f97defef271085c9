import { develop } from './photos/canvas.ts';
import { bathroom, oven, room, socket } from './photos/indoors.ts';
import { fence, fencePost, garden } from './photos/outdoors.ts';

const scenes = { room, bathroom, socket, oven, fence, fence_post: fencePost, garden } as const;

export type Scene = keyof typeof scenes;

/** Two pictures of a scene are enough for a demo, and drawing takes half a second. */
const variants = 2;
const drawn = new Map<string, Promise<Buffer>>();

/** A drawn photo for demo data, as JPEG: nobody's home is in it. */
export function drawPhoto(scene: Scene, seed: number): Promise<Buffer> {
  const variant = seed % variants;
  const name = `${scene}-${variant}`;
  const known = drawn.get(name);
  if (known) return known;
  const fresh = develop(scenes[scene](variant + 2), variant);
  drawn.set(name, fresh);
  return fresh;
}
