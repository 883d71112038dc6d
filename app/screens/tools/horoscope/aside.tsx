import { useNavigate } from '@remix-run/react'
import { GrahaGlyph, type GrahaName } from '#app/ui/glyphs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Place } from '#workers/contract/places/place.ts'
import { PlacePicker } from '../places/place-picker.tsx'
import { named } from '../shared/format.ts'
import { horoscopePath } from './address.ts'
import { horoscopeText as text } from './horoscope-text.ts'
import type { HoroscopeView } from './view-types.ts'

export function Aside({ view, place }: { view: HoroscopeView; place: Place }) {
  const navigate = useNavigate()
  const { sign, when, basis } = view
  return (
    <aside className="stack haside" style={{ ['--gap' as string]: '20px' }}>
      <section className="card">
        <div className="card__head">
          <h2>{text.transits}</h2>
        </div>
        <table className="table table--compact">
          <caption className="sr">{text.transits}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.graha}</th>
              <th scope="col">{text.columns.sign}</th>
              <th scope="col" className="r">
                {text.columns.house}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.transits.map((each) => (
              <tr key={each.graha}>
                <td>
                  <span className="row" style={{ ['--gap' as string]: '8px' }}>
                    <GrahaGlyph graha={each.graha as GrahaName} />
                    <b className="pname">{named(each.graha)}</b>
                  </span>
                </td>
                <td>
                  {each.sign}
                  <span className="tiny muted haside__until">
                    {each.retrograde ? text.retrograde : ''}
                    {text.until(each.until)}
                  </span>
                </td>
                <td className="r num">{each.house}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {view.windows.length > 0 ? (
        <section className="card">
          <div className="card__head">
            <h2>{text.windows}</h2>
          </div>
          <dl className="kv kfact">
            {view.windows.map(({ name, span }) => (
              <div key={name + span}>
                <dt>{name}</dt>
                <dd className="num">{span}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section className="card">
        <div className="card__head">
          <h2>{text.events}</h2>
        </div>
        {view.events.length === 0 ? <p className="small muted haside__none">{text.noEvents}</p> : null}
        <dl className="kv kfact">
          {view.events.map(({ what, when: at }) => (
            <div key={what + at}>
              <dt>{what}</dt>
              <dd className="num">{at}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card card--pad no-print">
        <PlacePicker
          here
          label={text.place}
          initial={place}
          onChoose={(chosen) =>
            navigate(horoscopePath({ sign, when, basis, place: chosen.id }), { preventScrollReset: true })
          }
        />
      </section>
      <section className="card card--pad small">
        <div className="row row--top">
          <Icon name="circle-question-mark" />
          <div>
            <h2 className="h-xs">{text.formula}</h2>
            <p>{text.formulaText(view.rule)}</p>
          </div>
        </div>
      </section>
    </aside>
  )
}
