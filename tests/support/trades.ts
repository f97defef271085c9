import { catalogueId } from '#server/services/catalogue.ts';

/** One trade's journey: what a customer writes, and what of it must be understood. */
export interface Trade {
  readonly name: string;
  readonly service: string;
  readonly request: string;
  /** Requirements the request states: none of them may be asked. */
  readonly stated: readonly string[];
  /** Questions that have to come, whatever else does. */
  readonly asked: readonly string[];
  /** A line of the draft and what stands in its quantity field, two places shown. */
  readonly line: { readonly name: string; readonly quantity: string };
}

export const trades: readonly Trade[] = [
  {
    name: 'a painter, two rooms with a size each',
    service: 'interior-painting',
    request: 'Two rooms to paint please: the living room is 5 x 4 m and the bedroom 4 x 3 m, walls only.',
    stated: ['room.size', 'surfaces'],
    asked: ['walls.condition', 'home.pre_1980'],
    line: { name: 'Paint walls', quantity: '38.88' },
  },
  {
    name: 'a fencer, in feet and inches',
    service: 'fencing',
    request:
      'Hi, about 45 ft of 6 ft closeboard at the back, two posts have rotted, need it replaced, and a gate at the side. Cheers, Sam',
    stated: ['run.length', 'run.height', 'fence.type', 'old.fence', 'gate'],
    asked: ['services.buried'],
    line: { name: 'Set posts and put up the fence', quantity: '13.72' },
  },
  {
    name: 'a tiler, in bullet points',
    service: 'wall-tiling',
    request:
      'Hello,\n- bathroom\n- two walls, 2.4 m high, 3 m and 1.8 m long\n- old tiles off first\n- we have the tiles',
    stated: ['tiled.size', 'tiled.height', 'old.tiles', 'tile.supply'],
    asked: ['home.pre_2000'],
    line: { name: 'Fix and grout wall tiles', quantity: '11.52' },
  },
  {
    name: 'an electrician, under the wrong trade’s name',
    service: 'electrical-sockets',
    request:
      'Need a plumber to put in three more double plug points in the spare room, one with usb, and move a light switch',
    stated: ['points'],
    asked: ['cable.route', 'supply.fault'],
    line: { name: 'Fit and connect new sockets', quantity: '3' },
  },
  {
    name: 'a gardener, rambling',
    service: 'garden-clearance',
    request:
      'Hi there, hope you are well! We bought a house at auction (long story) and the back is solid bramble and nettles, maybe 15 metres long. My mother in law says it was lovely once. There is some old carpet and bricks in there as well. Want it back to bare ground, not fussed about the front. Thanks ever so much, Jo',
    stated: ['plot.size', 'plot.length', 'growth'],
    // Carpet and bricks say what lies there; how much of it is asked.
    asked: ['plot.width', 'plants.invasive', 'rubbish'],
    line: { name: 'Clear dense brambles and bushes', quantity: '30' },
  },
  {
    name: 'a cleaner, in one line',
    service: 'end-of-tenancy-cleaning',
    request: '2 bed flat end of tenancy clean Friday, oven too please – how much?',
    stated: ['home.bedrooms', 'home.type', 'oven'],
    asked: ['chemicals.sensitive'],
    line: { name: 'Deep clean of the whole home', quantity: '10.1' },
  },
];

export const serviceTypeId = (slug: string): string => catalogueId('service-type', slug);
