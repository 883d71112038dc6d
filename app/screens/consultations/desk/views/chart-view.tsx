// The chart of the desk: style and division, with clickable houses and grahas.

import { CHART_STYLES, type ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { DivisionChart } from '#app/charts/chart-panel.tsx'
import { divisionName } from '#app/charts/division-name.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { fingerOnGraha, fingerOnHouse } from '#app/screens/consultations/desk/pointed-by.ts'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { cx } from '#app/ui/cx.ts'
import { selectClass } from '#app/ui/form/field-class.ts'
import { Segment } from '#app/ui/form/segment.tsx'
import type { DeskPlace } from '#workers/contract/consultations/desk.ts'
import { Aspects } from './aspects.tsx'

type Props = { desk: Desk; made: Kundli; style: ChartStyle; onStyle(style: ChartStyle): void }

export function ChartView({ desk, made, style, onStyle }: Props) {
  const text = useTexts(deskTexts)
  const kundliText = useTexts(kundliTexts)
  const { varga } = desk.place
  const options: DeskPlace['varga'][] = [
    1,
    'moon',
    ...made.vargas.map((each) => each.varga as number).filter((n) => n !== 1),
  ]
  return (
    <div className="space-y-2.5 lg:space-y-3.5">
      <div className="flex items-center gap-2.5">
        <Segment
          label={text.style}
          options={CHART_STYLES.map((value) => ({ value, label: kundliText.styles[value] }))}
          value={style}
          onChange={onStyle}
        />
        <select
          className={cx(selectClass({ small: true }), 'min-w-0 flex-1')}
          autoComplete="off"
          aria-label={text.chart}
          value={String(varga)}
          onChange={({ currentTarget: { value } }) => desk.look({ varga: value === 'moon' ? 'moon' : Number(value) })}
        >
          {options.map((each) => (
            <option key={each} value={String(each)}>
              {divisionName(each)}
            </option>
          ))}
        </select>
      </div>
      {options.includes(varga) ? null : (
        <p className="rounded-card bg-busy-bg px-3.5 py-2.5 text-small">{text.noVarga(divisionName(varga))}</p>
      )}
      {options.includes(varga) ? (
        <div className="mx-auto max-w-115">
          <p className="sr-only">{text.keys}</p>
          <DivisionChart
            kundli={made}
            division={varga}
            style={style}
            pointing={{
              houseBy: (house) => fingerOnHouse(desk, house),
              markBy: (graha) => fingerOnGraha(desk, graha),
              onHouse: (house) => desk.point({ of: 'house', house }),
              onMark: (graha) => desk.point({ of: 'graha', graha }),
            }}
          />
        </div>
      ) : null}
      {options.includes(varga) ? <Aspects desk={desk} made={made} varga={varga} /> : null}
    </div>
  )
}
