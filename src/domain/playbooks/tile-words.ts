import { listed } from './phrase-lists.ts';

// What people say of tiles, whether they go on a wall or on a floor.

/** The customer's own tiles are there, or on their way; "tiles already taken up" are none of those. */
export const tilesAlreadyThere: readonly string[] = listed(
  'tiles already $, tiles already bought, tiles already here, tiles already there, tiles already ordered, tiles already delivered',
);

/** Tiles of the cheapest kind. */
export const basicTiles: readonly string[] = listed(
  'basic ceramic*, basic tile*, cheap tile*, cheap ceramic*, cheap ones, cheapest, plain ceramic*, plain cheap, inexpensive, plain tile*, budget tile*, budget ceramic*, cheap and cheerful',
);
