// The time zone of any point, by the map of tz-lookup. The map is a file of the site (scripts/places/zone-map.ts), so that neither
// the Worker nor a page carries its 27 KB.
export type ZoneMap = {
  /** The cells, two letters each (see `numberAt`): a grid of 48 × 24 cells over the Earth, then grids of 2 × 2. */
  cells: string
  /** The names that the last numbers stand for. */
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
  // A hair more than the Earth, so that its edges belong to the last cells.
  let x = (COLUMNS * (180 + lon)) / 360.00000000000006
  let y = (ROWS * (90 - lat)) / 180.00000000000003
  let [column, row] = [Math.floor(x), Math.floor(y)]
  const firstZone = BASE * BASE - zones.length
  let number = numberAt(cells, COLUMNS * row + column)
  let grid = -1
  // Numbers below those of the zones lead on to a finer grid, so many grids further.
  while (number < firstZone) {
    grid += number + 1
    x = ((x - column) * 2) % 2
    y = ((y - row) * 2) % 2
    ;[column, row] = [Math.floor(x), Math.floor(y)]
    number = numberAt(cells, COLUMNS * ROWS + 4 * grid + 2 * row + column)
  }
  return zones[number - firstZone] as string
}

/** The number of a cell: two letters to the base 56, "#" being 0. */
function numberAt(cells: string, cell: number): number {
  const [high, low] = [cells.charCodeAt(2 * cell), cells.charCodeAt(2 * cell + 1)]
  return BASE * (high - FIRST_LETTER) + (low - FIRST_LETTER)
}
