import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { transitsOver } from 'drishti-jyotish/kundli/life-periods.ts'
import { outerOver } from 'drishti-jyotish/kundli/outer-planets.ts'
import { degreeInSign } from 'drishti-jyotish/zodiac.ts'
import { useState } from 'react'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { dmsInSign, longDayText } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { GrahaGlyph } from '#app/ui/icons/glyphs.tsx'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { panelsTexts } from './panels-text.ts'

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export function TransitsPanel({ kundli, at, offsetMs }: { kundli: Kundli; at: number; offsetMs: number }) {
  const text = useTexts(kundliTexts)
  const words = useTexts(panelsTexts)
  const [day, setDay] = useState(isoDay(at + offsetMs))
  // Today means now; other days are shown at noon.
  const typed = Date.parse(`${day}T12:00:00Z`) - offsetMs
  const valid = Number.isFinite(typed) && day >= '1800-01-01' && day <= '2200-12-30'
  const when = day === isoDay(at + offsetMs) || !valid ? at : typed
  const rows = transitsOver(kundli, when)
  return (
    <>
      <div className="tool-head">
        <h2 className="heading-sm">{text.sections.transits}</h2>
        <BlockHelp term="transit">{text.what.transits}</BlockHelp>
      </div>
      <div className="transit-day mb-2.5 max-w-65">
        <InputField
          label={words.day}
          type="date"
          min="1800-01-01"
          max="2200-12-30"
          value={day}
          error={valid ? undefined : words.badDay}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </div>
      <p className="text-small text-muted">
        {(when === at ? words.nowOn : words.atNoonOn)(longDayText(when + offsetMs))}
      </p>
      <ScrollArea className={tableFrame()}>
        <table className={tableClass({ compact: true })}>
          <caption className="sr-only">{words.ofTheDay}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.graha}</th>
              <th scope="col">{text.columns.sign}</th>
              <th scope="col">{text.columns.degree}</th>
              <th scope="col" className="text-right tabular-nums">
                {words.fromLagna}
              </th>
              <th scope="col" className="text-right tabular-nums">
                {words.fromMoon}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ graha, lon, sign, speed, fromLagna, fromMoon }) => (
              <tr key={graha}>
                <td>
                  <span className="flex items-center gap-2.5">
                    <GrahaGlyph graha={graha} />
                    <b>{text.graha(graha)}</b>
                    {speed < 0 && graha !== 'rahu' && graha !== 'ketu' ? (
                      <span className="text-tiny text-info">{text.retrograde}</span>
                    ) : null}
                  </span>
                </td>
                <td>{text.sign(sign)}</td>
                <td className="num whitespace-nowrap">{dmsInSign(degreeInSign(lon))}</td>
                <td className="text-right num">{fromLagna}</td>
                <td className="text-right num">{fromMoon}</td>
              </tr>
            ))}
            {outerOver(kundli, when).map(({ planet, sign, degree, retrograde, house, fromMoon }) => (
              <tr key={planet}>
                <td>
                  <span className="flex items-center gap-2.5">
                    <span className="size-8 glyph" aria-hidden="true" />
                    <b>{text.outer[planet]}</b>
                    {retrograde ? <span className="text-tiny text-info">{text.retrograde}</span> : null}
                  </span>
                </td>
                <td>{text.sign(sign)}</td>
                <td className="num whitespace-nowrap">{dmsInSign(degree)}</td>
                <td className="text-right num">{house}</td>
                <td className="text-right num">{fromMoon}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  )
}
