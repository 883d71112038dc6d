import { Callout } from '#app/ui/callout.tsx'
import { GrahaGlyph, type GrahaName } from '#app/ui/graha-glyph.tsx'
import { WhatIsThis } from '#app/ui/why.tsx'
import { titleCase } from '../shared/text-case.ts'
import { personalText as text } from './personal-text.ts'
import { Sentence } from './sentence.tsx'
import type { HoroscopeSentence, PersonalView } from './view-types.ts'

export function PersonalResult({ view }: { view: PersonalView }) {
  return (
    <div className="hown__result">
      <div>
        <h3 className="h-sm">{text.readFor(view.name, view.spanText)}</h3>
        <p className="muted">
          {view.facts} <a href={`/kundli${view.fragment}`}>{text.kundli}</a>
        </p>
      </div>
      {view.notes.map((note) => (
        <Callout key={note}>{note}</Callout>
      ))}
      <Lines title={text.stars[view.period]} said={view.stars} />
      {view.periods.length > 0 ? (
        <section>
          <h4 className="h-xs hown__h">{text.periods}</h4>
          <dl className="kv kfact">
            {view.periods.map(({ name, lord, span }) => (
              <div key={name}>
                <dt>
                  {name}: <b>{lord}</b>
                </dt>
                <dd className="num">{span}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <Lines title={text.lords} said={view.lords} />
      <Lines title={text.transits} said={view.transits} />
      <Places rows={view.rows} />
      <p className="tiny muted">{view.rules}</p>
    </div>
  )
}

function Lines({ title, said }: { title: string; said: readonly HoroscopeSentence[] }) {
  if (said.length === 0) return null
  return (
    <section>
      <h4 className="h-xs hown__h">{title}</h4>
      {said.map((each) => (
        <Sentence key={each.text} said={each} />
      ))}
    </section>
  )
}

function Places({ rows }: Pick<PersonalView, 'rows'>) {
  const lagna = rows.some(({ fromLagna }) => fromLagna !== null)
  return (
    <section>
      <h4 className="h-xs hown__h">{text.table}</h4>
      <div className="card hown__table">
        <table className="table table--compact">
          <caption className="sr">{text.table}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.graha}</th>
              <th scope="col">{text.columns.sign}</th>
              {lagna ? (
                <th scope="col" className="r">
                  {text.columns.lagna}
                </th>
              ) : null}
              <th scope="col" className="r">
                {text.columns.moon}
              </th>
              <th scope="col" className="r">
                {text.columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ graha, sign, fromLagna, fromMoon, points, own }) => (
              <tr key={graha}>
                <td>
                  <span className="row" style={{ ['--gap' as string]: '8px' }}>
                    <GrahaGlyph graha={graha as GrahaName} />
                    <b className="pname">{titleCase(graha)}</b>
                  </span>
                </td>
                <td>{sign}</td>
                {lagna ? <td className="r num">{fromLagna}</td> : null}
                <td className="r num">{fromMoon}</td>
                <td className="r num">
                  {points}
                  <span className="tiny muted haside__until">{text.points(own)}</span>
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
