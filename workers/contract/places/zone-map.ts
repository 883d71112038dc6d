// The time zone of any point, from the map of tz-lookup. The map is a static file (scripts/places/zone-map.ts), so that
// its 27 KB are in neither the Worker nor a page's bundle.
export type ZoneMap = {
  /** The cells, two letters each (see `numberAt`): a grid of 48 × 24 cells over the Earth, then grids of 2 × 2. */
  cells: string
  /** The zone names for the highest cell numbers. */
  zones: readonly string[]
}

const COLUMNS = 48
const ROWS = 24
const BASE = 56
const FIRST_LETTER = 35

/**
 * The time zone of a point.
 * @param lat degrees north, from -90 to 90
 * @param lon degrees east, from -180 to 180
 * @returns an IANA name; at sea a zone such as "Etc/GMT-5", at the North Pole "Etc/GMT"
 * @throws RangeError outside these ranges
 */
export function zoneAt({ cells, zones }: ZoneMap, lat: number, lon: number): string {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) throw new RangeError('No such point.')
  if (lat === 90) return 'Etc/GMT'
  // Slightly more than 360 and 180, so that points on the edge belong to the last cells.
  let x = (COLUMNS * (180 + lon)) / 360.00000000000006
  let y = (ROWS * (90 - lat)) / 180.00000000000003
  let [column, row] = [Math.floor(x), Math.floor(y)]
  const firstZone = BASE * BASE - zones.length
  let number = numberAt(cells, COLUMNS * row + column)
  let grid = -1
  // A number below those of the zones is the offset to a finer grid.
  while (number < firstZone) {
    grid += number + 1
    x = ((x - column) * 2) % 2
    y = ((y - row) * 2) % 2
    ;[column, row] = [Math.floor(x), Math.floor(y)]
    number = numberAt(cells, COLUMNS * ROWS + 4 * grid + 2 * row + column)
  }
  return zones[number - firstZone] as string
}

/** The number of a cell: two digits to the base 56, with "#" as 0. */
function numberAt(cells: string, cell: number): number {
  const [high, low] = [cells.charCodeAt(2 * cell), cells.charCodeAt(2 * cell + 1)]
  return BASE * (high - FIRST_LETTER) + (low - FIRST_LETTER)
}
