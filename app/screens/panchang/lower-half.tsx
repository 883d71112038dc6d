// The lower half of the page: sections that are collapsed on a phone.

import { cellText } from '#app/format/day-times.ts'
import { useTexts } from '#app/language/texts.ts'
import type { RuleChoices } from '#app/tool-forms/rules.ts'
import { RulesLine } from '#app/tool-forms/rules-line.tsx'
import { Fold } from '#app/ui/content/fold.tsx'
import { Choghadiya } from './choghadiya.tsx'
import type { PanchangView, SpanView } from './data/view-types.ts'
import { DetailTables } from './detail-tables.tsx'
import { lowerTexts } from './lower-text.ts'
import { MonthGrid } from './month-grid.tsx'
import { Muhurtas } from './muhurtas.tsx'
import { Observances } from './observances.tsx'
import type { PanchangQuery } from './panchang-path.ts'
import { panchangTexts } from './panchang-text.ts'
import { useRunning } from './use-running.ts'

export type LowerHalfProps = { view: PanchangView; here: PanchangQuery; choices: RuleChoices }

export function LowerHalf({ view, here, choices }: LowerHalfProps) {
  const lower = useTexts(lowerTexts)
  const text = useTexts(panchangTexts)
  const { running, present } = useRunning(view)
  const festivals = view.month.cells.filter((cell) => cell.festivals.length > 0).length
  const good = view.choghadiya.day.filter(({ tone }) => tone === 'good')
  return (
    <>
      <Observances view={view} here={here} />
      <Fold
        id="muhurtas"
        title={lower.muhurtas}
        brief={brief(first(view.good, lower.abhijit), first(view.avoid, lower.rahu))}
      >
        <Muhurtas view={view} now={present} />
      </Fold>
      <Fold id="choghadiya" title={text.choghadiya} brief={brief(...good)}>
        <Choghadiya view={view} now={running} />
      </Fold>
      <Fold id="month" title={view.month.title} brief={lower.festivalDays(festivals)}>
        <MonthGrid view={view} here={here} />
      </Fold>
      <Fold id="more" title={lower.more} brief={view.more.map(({ title }) => title).join(', ')}>
        <DetailTables view={view} />
      </Fold>
      <RulesLine rules={view.rules} choices={choices} />
    </>
  )
}

const first = (spans: readonly SpanView[], name: string) => spans.find((each) => each.name.startsWith(name)) ?? spans[0]

/** The first of these time ranges, each with its start. */
const brief = (...spans: (SpanView | undefined)[]) =>
  spans
    .slice(0, 3)
    .map((span) => span && `${span.name} ${cellText(span.from)}`)
    .filter(Boolean)
    .join(' · ')
