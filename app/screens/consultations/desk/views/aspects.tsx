// Aspects of each graha, as houses of the open chart; both sides can point at one.

import { aspectHouses } from 'drishti-jyotish/kundli/aspects.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { GRAHAS } from 'drishti-jyotish/zodiac.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { ordinalTexts } from '#app/format/text-case.ts'
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { PointButton } from '#app/screens/consultations/desk/point-button.tsx'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { houseOf } from './chart-houses.ts'

type Props = { desk: Desk; made: Kundli; varga: DeskPlace['varga'] }

export function Aspects({ desk, made, varga }: Props) {
  const text = useTexts(deskTexts)
  const kundliText = useTexts(kundliTexts)
  const ordinal = useTexts(ordinalTexts)
  const houses = Object.fromEntries(GRAHAS.map((graha) => [graha, houseOf(made, graha, varga)]))
  const pointed = [desk.theirs, desk.mine, desk.visited?.target].some((target) => target?.of === 'aspect')
  return (
    <details className="group/aspects border-t border-line pt-2" open={pointed || undefined}>
      <summary className="flex min-h-9 cursor-pointer items-center text-14 font-semibold">
        <span className="flex-1">{text.aspects}</span>
        <MoreIcon name="chevron-down" className="group-open/aspects:rotate-180" />
      </summary>
      <p className="pb-1 text-tiny text-muted">{text.aspectsRule}</p>
      <ul className="divide-y divide-line">
        {GRAHAS.map((graha) => (
          <li key={graha} className="flex flex-wrap items-center gap-x-1.5 py-0.5">
            <b className="w-18 flex-none text-14">{kundliText.graha(graha)}</b>
            {aspectHouses(graha, made.rules.nodeAspects).map((step) => {
              const house = (((houses[graha] ?? 1) + step - 2) % 12) + 1
              const target: DeskTarget = { of: 'aspect', graha, house }
              const met = GRAHAS.filter((each) => each !== graha && houses[each] === house).map(kundliText.graha)
              return (
                <PointButton
                  key={step}
                  desk={desk}
                  target={target}
                  at={{ varga }}
                  label={text.pointTo(text.aspect(kundliText.graha(graha), ordinal(house)))}
                  className="min-h-9 px-1.5 text-14"
                >
                  <span className="num">{text.houseOf(ordinal(house))}</span>
                  {met.length > 0 ? <span className="block text-12 text-muted">{met.join(', ')}</span> : null}
                </PointButton>
              )
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
