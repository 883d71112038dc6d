// Storage of the points on the chart desk. The newest look of each side is a flag, so that a drag overwrites one value.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { DeskPlace, DeskPoint, DeskRules, DeskTarget } from '#workers/contract/consultations/desk.ts'

type Row = { seq: number; side: Side; target: string; place: string; chart: string | null; at: number }
type NewPoint = Omit<DeskPoint, 'seq'> & { id: string }

export class DeskStore {
  private readonly sql: SqlStorage
  private readonly counted = new Map<Side, number>()

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  find(id: string): DeskPoint | null {
    return this.read('SELECT * FROM desk_point WHERE id = ?', id)[0] ?? null
  }

  /** The rules are stored within the place, because the table of older rooms has no column for them. */
  add({ id, ...point }: NewPoint): DeskPoint {
    const { side, target, place, chart = null, rules, at } = point
    const { seq } = this.sql
      .exec<{ seq: number }>(
        'INSERT INTO desk_point (id, side, target, place, chart, at) VALUES (?, ?, ?, ?, ?, ?) RETURNING seq',
        id,
        side,
        JSON.stringify(target),
        JSON.stringify({ ...place, rules }),
        chart,
        at,
      )
      .one()
    const known = this.counted.get(side)
    if (known !== undefined) this.counted.set(side, known + 1)
    return { seq, ...point }
  }

  pointsAfter(seq: number): DeskPoint[] {
    return this.read('SELECT * FROM desk_point WHERE seq > ? ORDER BY seq', seq)
  }

  /** The number of points of a side, counted once per object start and then incremented. */
  countOf(side: Side): number {
    const sql = 'SELECT count(*) AS count FROM desk_point WHERE side = ?'
    const known = this.counted.get(side) ?? this.sql.exec<{ count: number }>(sql, side).one().count
    this.counted.set(side, known)
    return known
  }

  count(): number {
    return this.countOf('user') + this.countOf('astrologer')
  }

  private read(query: string, binding: string | number): DeskPoint[] {
    return this.sql
      .exec<Row>(query, binding)
      .toArray()
      .map(({ seq, side, target, place: stored, chart, at }) => {
        const { rules, ...place } = JSON.parse(stored) as DeskPlace & { rules?: DeskRules }
        return {
          seq,
          side,
          at,
          place,
          target: JSON.parse(target) as DeskTarget,
          ...(chart === null ? {} : { chart }),
          ...(rules ? { rules } : {}),
        }
      })
  }
}
