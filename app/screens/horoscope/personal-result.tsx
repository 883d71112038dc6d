import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { Callout } from '#app/ui/callout.tsx'
import { WhatIsThis } from '#app/ui/content/cause-details.tsx'
import { GrahaGlyph, type GrahaName } from '#app/ui/icons/graha-glyph.tsx'
import { tableClass } from '#app/ui/table/table-class.ts'
import { personalTexts } from './personal-text.ts'
import { Sentence } from './sentence.tsx'
import type { HoroscopeSentence, PersonalView } from './view-types.ts'

export function PersonalResult({ view }: { view: PersonalView }) {
  const text = useTexts(personalTexts)
  return (
    <div className="mt-2 grid grid-cols-1 gap-7">
      <div>
        <h3 className="heading-sm">{text.readFor(view.name, view.spanText)}</h3>
        <p className="text-muted">
          {view.facts} <a href={addressOf(`/kundli${view.fragment}`)}>{text.kundli}</a>
        </p>
      </div>
      {view.notes.map((note) => (
        <Callout key={note}>{note}</Callout>
      ))}
      <Lines title={text.stars[view.period]} said={view.stars} />
      {view.periods.length > 0 ? (
        <section>
          <h4 className="border-b border-text pb-2.5 heading-xs">{text.periods}</h4>
          <dl className="px-5 pt-1.5 pb-3 key-values">
            {view.periods.map(({ name, lord, span }) => (
              <div key={name}>
                <dt>
                  {name}: <b>{lord}</b>
                </dt>
                <dd className="num text-balance">{span}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <Lines title={text.lords} said={view.lords} />
      <Lines title={text.transits} said={view.transits} />
      <Places rows={view.rows} />
      <p className="text-tiny text-muted">{view.rules}</p>
    </div>
  )
}

function Lines({ title, said }: { title: string; said: readonly HoroscopeSentence[] }) {
  if (said.length === 0) return null
  return (
    <section>
      <h4 className="border-b border-text pb-2.5 heading-xs">{title}</h4>
      {said.map((each) => (
        <Sentence key={each.text} said={each} />
      ))}
    </section>
  )
}

function Places({ rows }: Pick<PersonalView, 'rows'>) {
  const text = useTexts(personalTexts)
  const grahaNames = useTexts(grahaNameTexts)
  const lagna = rows.some(({ fromLagna }) => fromLagna !== null)
  return (
    <section>
      <h4 className="border-b border-text pb-2.5 heading-xs">{text.table}</h4>
      <div className="my-3 overflow-x-auto card">
        <table className={tableClass({ compact: true })}>
          <caption className="sr-only">{text.table}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.graha}</th>
              <th scope="col">{text.columns.sign}</th>
              {lagna ? (
                <th scope="col" className="text-right tabular-nums">
                  {text.columns.lagna}
                </th>
              ) : null}
              <th scope="col" className="text-right tabular-nums">
                {text.columns.moon}
              </th>
              <th scope="col" className="text-right tabular-nums">
                {text.columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ graha, sign, fromLagna, fromMoon, points, own }) => (
              <tr key={graha}>
                <td>
                  <span className="flex items-center gap-2">
                    <GrahaGlyph graha={graha as GrahaName} />
                    <b className="font-semibold">{grahaNames[graha as Graha]}</b>
                  </span>
                </td>
                <td>{sign}</td>
                {lagna ? <td className="text-right num">{fromLagna}</td> : null}
                <td className="text-right num">{fromMoon}</td>
                <td className="text-right num">
                  {points}
                  <span className="block text-tiny text-muted">{text.points(own)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <WhatIsThis>{text.pointsWhat}</WhatIsThis>
    </section>
  )
}
