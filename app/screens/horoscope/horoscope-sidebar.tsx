import { Form, useNavigate } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import { PlacePicker } from '#app/places/place-picker.tsx'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { GrahaGlyph, type GrahaName } from '#app/ui/icons/glyphs.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { tableClass } from '#app/ui/table/table-class.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { type Address, horoscopePath } from './horoscope-path.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import type { PlaceAnswer } from './read-horoscope.ts'
import type { HoroscopeView } from './view-types.ts'

const TONES = { good: 'text-ok', neutral: '', bad: 'text-danger' } as const

type Props = { view: HoroscopeView; here: Address; place: Place; field: PlaceAnswer }

export function HoroscopeSidebar({ view, here, place, field }: Props) {
  const text = useTexts(horoscopeTexts)
  const navigate = useNavigate()
  const { basis, rules } = here
  return (
    <aside className="space-y-5">
      <section id="transits" className="scroll-mt-14 card">
        <div className="flex-wrap card-head">
          <h2>{text.transits}</h2>
          <BlockHelp term="transit">{text.what.transits}</BlockHelp>
        </div>
        {view.middle ? <p className="px-5 pt-3.5 pb-0 text-small text-muted">{text.middle(view.middle)}</p> : null}
        <div className="overflow-x-auto">
          <table className={tableClass({ compact: true })}>
            <caption className="sr-only">{text.transits}</caption>
            <thead>
              <tr>
                <th scope="col">{text.columns.graha}</th>
                <th scope="col">{text.columns.sign}</th>
                <th scope="col" className="text-right tabular-nums">
                  {text.columns.house}
                </th>
              </tr>
            </thead>
            <tbody>
              {view.transits.map((each) => (
                <tr key={each.graha}>
                  <td>
                    <span className="flex items-center gap-2">
                      <GrahaGlyph graha={each.graha as GrahaName} />
                      <b className="font-semibold">{text.graha(each.graha)}</b>
                    </span>
                  </td>
                  <td>
                    {each.sign}
                    <span className="block text-tiny text-muted">
                      {each.retrograde ? text.retrograde : ''}
                      {text.until(each.until)}
                    </span>
                  </td>
                  <td className="text-right num">{each.house}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {view.windows.length > 0 ? (
        <section className="card">
          <div className="flex-wrap card-head">
            <h2>{text.windows}</h2>
            <BlockHelp term="rahu-kalam">{text.what.windows}</BlockHelp>
          </div>
          <dl className="px-5 pt-1.5 pb-3 key-values">
            {view.windows.map(({ name, span, tone }) => (
              <div key={name + span}>
                <dt>
                  {name}
                  <span className={cx('block text-tiny', TONES[tone])}>{text.tones[tone]}</span>
                </dt>
                <dd className="num text-balance">{span}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section className="card">
        <div className="flex-wrap card-head">
          <h2>{text.events}</h2>
          <BlockHelp term="sankranti">{text.what.events}</BlockHelp>
        </div>
        {view.events.length === 0 ? <p className="px-5 pt-3.5 pb-0 text-small text-muted">{text.noEvents}</p> : null}
        <dl className="px-5 pt-1.5 pb-3 key-values">
          {view.events.map(({ what, when: at }) => (
            <div key={what + at}>
              <dt>{what}</dt>
              <dd className="num text-balance">{at}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card card-pad print:hidden">
        {/* Without JavaScript a button submits the form. */}
        <Form method="get" action={horoscopePath({ ...here, basis: 'moon', place: NEW_DELHI.id, rules: {} })}>
          <PlacePicker
            here
            label={text.place}
            initial={field.error ? null : place}
            typed={field.typed}
            hint={field.note}
            note={field.note}
            error={field.error}
            onChoose={({ id }) => navigate(horoscopePath({ ...here, place: id }), { preventScrollReset: true })}
          />
          {basis === 'moon' ? null : <input type="hidden" name="basis" value={basis} />}
          {Object.entries(rules).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <noscript>
            <button type="submit" className={buttonClass({})}>
              {text.show}
            </button>
          </noscript>
        </Form>
      </section>
      <section className="text-small card card-pad">
        <div className="flex items-start gap-5">
          <Icon name="circle-question-mark" />
          <div>
            <h2 className="heading-xs">{text.formula}</h2>
            <p>{text.formulaText(view.rule)}</p>
          </div>
        </div>
      </section>
    </aside>
  )
}
