import { develop } from './photos/canvas.ts';
import { bathroom, oven, room, socket } from './photos/indoors.ts';
import { fence, fencePost, garden } from './photos/outdoors.ts';

const scenes = { room, bathroom, socket, oven, fence, fence_post: fencePost, garden } as const;

export type Scene = keyof typeof scenes;

/** A drawn photo for demo data, as JPEG: nobody's home is in it. The same scene and seed give the same picture. */
export function drawPhoto(scene: Scene, seed: number): Promise<Buffer> {
  return develop(scenes[scene](seed), seed);
}
