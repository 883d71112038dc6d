import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { GRAHAS } from 'drishti-jyotish/zodiac.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { degrees } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { almanac, avakahada, type Fact, instant, karakas } from '#app/screens/kundli/birth-facts.ts'
import { factsTexts } from '#app/screens/kundli/birth-facts-text.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass } from '#app/ui/table/table-class.ts'
import { Friendships } from './friendships.tsx'
import { panelsTexts } from './panels-text.ts'

type Props = { kundli: Kundli; offsetMs: number }

export function BirthPanel({ kundli, offsetMs }: Props) {
  const text = useTexts(kundliTexts)
  const factsText = useTexts(factsTexts)
  return (
    <>
      <div className="tool-head">
        <h2 className="heading-sm">{text.sections.birth}</h2>
        <BlockHelp term="local-mean-time">{text.what.birth}</BlockHelp>
      </div>
      <div className="kundli-cards grid gap-6 *:min-w-0 sm:grid-cols-2">
        <Facts title={factsText.titles.instant} facts={instant(kundli, offsetMs)} />
        <Facts title={factsText.titles.almanac} facts={almanac(kundli, offsetMs)} />
        <Facts title={factsText.titles.avakahada} facts={avakahada(kundli)} />
        <Facts title={factsText.titles.karakas} facts={karakas(kundli)} />
        <Cusps kundli={kundli} />
        <Relations kundli={kundli} />
        <Friendships kundli={kundli} />
      </div>
    </>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="card">
      <div className="card-head">
        <h3>{title}</h3>
      </div>
      <dl className="px-5 pt-1.5 pb-3 key-values">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const standing = (lon: number) => `${kundliTexts[currentLanguage()].sign(Math.floor(lon / 30))} ${degrees(lon % 30)}`

function Cusps({ kundli: { houses, rules, grahas } }: { kundli: Kundli }) {
  const words = useTexts(panelsTexts)
  const ruleWord = useTexts(RULE_WORD)
  const text = useTexts(kundliTexts)
  return (
    <section className="card">
      <div className="card-head">
        <h3>{words.bhavaChalit(ruleWord('houses', rules.housesUsed))}</h3>
      </div>
      <ScrollArea className="overflow-x-auto">
        <table className={tableClass({ compact: true })}>
          <caption className="sr-only">{words.cusps}</caption>
          <thead>
            <tr>
              <th scope="col">{words.house}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.middle}</th>
              <th scope="col">{words.grahas}</th>
            </tr>
          </thead>
          <tbody>
            {houses.middles.map((middle, i) => (
              <tr key={middle}>
                <td className="num">{i + 1}</td>
                <td className="num whitespace-nowrap">{standing(houses.starts[i] ?? 0)}</td>
                <td className="num whitespace-nowrap">{standing(middle)}</td>
                <td>
                  {grahas
                    .filter(({ chalitHouse }) => chalitHouse === i + 1)
                    .map(({ graha }) => text.graha(graha))
                    .join(', ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  )
}

function Relations({ kundli: { aspects } }: { kundli: Kundli }) {
  const words = useTexts(panelsTexts)
  const text = useTexts(kundliTexts)
  return (
    <section className="card">
      <div className="card-head">
        <h3>{words.aspects}</h3>
      </div>
      <ScrollArea className="overflow-x-auto">
        <table className={tableClass({ compact: true })}>
          <caption className="sr-only">{words.whoLooks}</caption>
          <thead>
            <tr>
              <th scope="col">{words.graha}</th>
              <th scope="col">{words.looksAt}</th>
            </tr>
          </thead>
          <tbody>
            {GRAHAS.map((graha) => (
              <tr key={graha}>
                <td>
                  <b>{text.graha(graha)}</b>
                </td>
                <td>
                  {aspects
                    .filter((aspect) => aspect.graha === graha)
                    .map(({ house, grahas }) => {
                      const seen = grahas.map((each) => text.graha(each)).join(', ')
                      return words.houseWith(house, seen)
                    })
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  )
}
