// Special lagnas, strengths of houses and grahas, avasthas.
import type { Advanced } from '#workers/jyotish/advanced/advanced.ts'
import type { VargaGroup } from '#workers/jyotish/advanced/vimshopaka.ts'
import { degreeInSign, houseFrom, SEVEN, signOf } from '#workers/jyotish/zodiac.ts'
import { Section } from '../charts/section.tsx'
import { SimpleTable } from '../charts/simple-table.tsx'
import { kundliText } from '../kundli/kundli-text.ts'
import { degrees, GRAHA_NAMES } from '../shared/format.ts'
import { titleCase } from '../shared/text-case.ts'
import { advancedText as text } from './advanced-text.ts'

type Props = { made: Advanced }
const whole = (virupas: number) => virupas.toFixed(1).replace('-', '−')

export function Lagnas({ made: { specialLagnas }, lagna }: Props & { lagna: number }) {
  const names = Object.keys(text.lagnaNames) as (keyof typeof text.lagnaNames)[]
  return (
    <Section id="lagnas" title={text.lagnas} term="lagna" what={text.what.lagnas}>
      <SimpleTable
        caption={text.lagnas}
        columns={[text.lagna, text.place, text.house]}
        rows={names.map((name) => {
          const lon = specialLagnas[name]
          const sign = kundliText.sign(signOf(lon))
          // Indu and varnada are signs.
          const place = name === 'indu' || name === 'varnada' ? sign : `${degrees(degreeInSign(lon))} ${sign}`
          return { id: name, cells: [text.lagnaNames[name], place, houseFrom(lagna, signOf(lon))] }
        })}
      />
    </Section>
  )
}

export function Houses({ made: { bhavaBala } }: Props) {
  return (
    <Section id="houses" title={text.houses} term="house" what={text.what.houses}>
      <SimpleTable
        caption={text.houses}
        columns={[text.house, text.lord, text.ofLord, text.direction, text.aspects, text.rupas]}
        rows={bhavaBala.map(({ house, lord, ofLord, dig, drik, rupas }) => ({
          id: house,
          cells: [house, GRAHA_NAMES[lord], whole(ofLord), whole(dig), whole(drik), rupas.toFixed(2)],
        }))}
      />
    </Section>
  )
}

export function Grahas({ made: { ishta, vimshopaka, avasthas } }: Props) {
  const groups = Object.keys(text.groups) as VargaGroup[]
  return (
    <Section id="grahas" title={text.grahas} term="shadbala" what={text.what.grahas}>
      <SimpleTable
        caption={text.grahas}
        columns={[text.graha, text.ishta, text.kashta, ...groups.map((group) => text.groups[group])]}
        rows={SEVEN.map((planet) => ({
          id: planet,
          cells: [
            GRAHA_NAMES[planet],
            whole(ishta[planet].ishta),
            whole(ishta[planet].kashta),
            ...groups.map((group) => vimshopaka[planet][group].toFixed(2)),
          ],
        }))}
      />
      <h3 className="mt-8 mb-3 text-14 font-semibold">{text.avasthas}</h3>
      <SimpleTable
        caption={text.avasthas}
        cards
        columns={[text.graha, text.age, text.wakefulness, text.mood]}
        rows={avasthas.map(({ graha, age, wakefulness, moods }) => ({
          id: graha,
          cells: [
            GRAHA_NAMES[graha],
            titleCase(age),
            wakefulness ? titleCase(wakefulness) : text.none,
            moods.map(titleCase).join(', ') || text.none,
          ],
        }))}
      />
      <p className="mt-3 max-w-[70ch] text-14 text-muted">{text.what.avasthas}</p>
    </Section>
  )
}
