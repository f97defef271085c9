import { listed } from './phrase-lists.ts';
import type { Cue, FactAlias, PlaybookRequirement } from './playbook.ts';

/**
 * Where labour costs plainly less than in the south: British guides give tilers' rates of the north of England a quarter
 * lower. Never asked, only read.
 */
export const lowWageRequirement = {
  key: 'place.north',
  scope: 'job',
  type: 'flag',
  importance: 'low',
} as const satisfies PlaybookRequirement;

export const lowWageFactor = 'if(known(place.north) and place.north, 0.75, 1)';

export const lowWageCues: readonly Cue[] = [
  {
    requirement: lowWageRequirement.key,
    confidence: 0.85,
    phrases: {
      en: listed(
        'north of england, northern england, up north, north east england, north west england, yorkshire, west yorkshire, south yorkshire, north yorkshire, lancashire, cumbria, northumberland, tyneside, teesside, merseyside, greater manchester, county durham, leeds, bradford, sheffield, manchester, liverpool, newcastle, sunderland, middlesbrough, bolton, preston, blackpool, huddersfield, wakefield, doncaster, rotherham, barnsley, carlisle, darlington, salford, stockport, oldham, rochdale, wigan',
      ),
    },
  },
];

export const lowWageAliases: readonly FactAlias[] = ['region', 'place', 'location', 'area_of_country'].map((name) => ({
  name,
  requirement: lowWageRequirement.key,
  values: {
    north: true,
    north_england: true,
    'north of England': true,
    north_west: true,
    north_east: true,
    yorkshire: true,
    south: false,
    south_england: false,
    'south of England': false,
    london: false,
    London: false,
  },
}));
