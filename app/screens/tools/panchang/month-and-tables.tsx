// The month and the tables at the foot of the page.
import { Fold } from '#app/ui/fold.tsx'
import { FurtherTables } from './further-tables.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { PanchangQuery } from './panchang-path.ts'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView } from './view-types.ts'

export type FootProps = { view: PanchangView; here: PanchangQuery }

export function MonthAndTables({ view, here }: FootProps) {
  const festivals = view.month.cells.filter((cell) => cell.festivals.length > 0).length
  return (
    <>
      <Fold id="month" title={view.month.title} brief={text.festivalDays(festivals)}>
        <MonthGrid view={view} here={here} />
      </Fold>
      <Fold id="more" title={text.more} brief={view.more.map(({ title }) => title).join(', ')}>
        <FurtherTables view={view} />
      </Fold>
    </>
  )
}
