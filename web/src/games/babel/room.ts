/** How the plan is laid out in the room that there is: eight wonders and the road between them. */

export interface Plan {
  columns: 2 | 4;
  /** Where a wonder's discs lie: in a row below its picture, in a column or in a row beside it. */
  discs: 'row' | 'column' | 'beside';
  /** The height of the road */
  road: number;
  /** Whether the road has room for the rows that pay and for the build at the same time. */
  broad: boolean;
}

const DISC = 44;
/** The title and the parts of a wonder, and the least that is left of its picture */
const TITLE = 16;
const PARTS = 40;
const PICTURE = 60;
const EDGES = 10;
/** From this height on there is room for two lanes. */
const TALL = 440;
const LANE = 50;
const BROADEST = 150;
const ROAD_SHARE = 0.15;

export function planFor(width: number, height: number): Plan {
  const broad = height >= TALL;
  const road = broad ? Math.min(BROADEST, Math.max(2 * LANE, height * ROAD_SHARE)) : LANE;
  const tile = { width: width / 4 - EDGES, height: (height - road) / 2 - EDGES };
  if (tile.width >= 3 * DISC && tile.height >= TITLE + PICTURE + DISC + PARTS)
    return { columns: 4, discs: 'row', road, broad };
  if (tile.width >= DISC + PICTURE && tile.height >= TITLE + 3 * DISC - EDGES)
    return { columns: 4, discs: 'column', road, broad };
  return { columns: 2, discs: 'beside', road, broad };
}
