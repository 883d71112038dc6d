import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { SEVEN } from 'drishti-jyotish/zodiac.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { virupas } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { strengthTexts } from '#app/screens/kundli/strength-text.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { cx } from '#app/ui/cx.ts'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)
const sum = (parts: object) => Object.values(parts).reduce((total: number, part) => total + Number(part), 0)

export function StrengthPanel({ kundli }: { kundli: Kundli }) {
  const words = useTexts(strengthTexts)
  const text = useTexts(kundliTexts)
  const { bhinna, sarva } = kundli.ashtakavarga
  return (
    <>
      <div className="tool-head">
        <h2 className="heading-sm">{words.ashtakavarga}</h2>
        <BlockHelp term="ashtakavarga">{text.what.ashtakavarga}</BlockHelp>
      </div>
      <ScrollArea className={cx(tableFrame(), 'overflow-x-auto')}>
        <table className={tableClass({ compact: true })}>
          <caption className="sr-only">{words.points}</caption>
          <thead>
            <tr>
              <th className="px-2" scope="col">
                {words.graha}
              </th>
              {SIGNS.map((sign) => (
                <th key={sign} scope="col" className="px-2 text-right tabular-nums">
                  <abbr title={text.sign(sign)}>{text.signShort(sign)}</abbr>
                </th>
              ))}
              <th scope="col" className="px-2 text-right tabular-nums">
                {words.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {SEVEN.map((planet) => (
              <tr key={planet}>
                <th className="px-2" scope="row">
                  {text.graha(planet)}
                </th>
                {SIGNS.map((sign) => (
                  <td key={sign} className="px-2 text-right num">
                    {bhinna[planet][sign]}
                  </td>
                ))}
                <td className="px-2 text-right num">{bhinna[planet].reduce((a, b) => a + b, 0)}</td>
              </tr>
            ))}
            <tr data-on>
              <th className="px-2" scope="row">
                {words.all}
              </th>
              {SIGNS.map((sign) => (
                <td key={sign} className="px-2 text-right num">
                  <b>{sarva[sign]}</b>
                </td>
              ))}
              <td className="px-2 text-right num">
                <b>{sarva.reduce((a, b) => a + b, 0)}</b>
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollArea>
      <div className="mt-10 tool-head">
        <h2 className="heading-sm">{words.shadbala}</h2>
        <BlockHelp term="shadbala">{text.what.shadbala}</BlockHelp>
      </div>
      <ScrollArea className={cx(tableFrame(), 'overflow-x-auto')}>
        <table className={tableClass({ compact: true })}>
          <caption className="sr-only">{words.six}</caption>
          <thead>
            <tr>
              {[words.graha, ...words.parts, words.rupas, words.needs, words.ratio].map((name, i) => (
                <th key={name} scope="col" className={cx('px-2', i > 0 && 'text-right tabular-nums')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SEVEN.map((planet) => {
              const bala = kundli.shadbala[planet]
              const parts = [
                sum(bala.sthana),
                bala.dig,
                sum(bala.kala) + bala.yuddha,
                bala.cheshta,
                bala.naisargika,
                bala.drik,
              ]
              return (
                <tr key={planet}>
                  <th className="px-2" scope="row">
                    {text.graha(planet)}
                  </th>
                  {parts.map((part, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: six fixed columns
                    <td key={i} className="px-2 text-right num">
                      {virupas(part)}
                    </td>
                  ))}
                  <td className="px-2 text-right num">
                    <b>{bala.rupas.toFixed(2)}</b>
                  </td>
                  <td className="px-2 text-right num">{bala.required.toFixed(1)}</td>
                  <td className="px-2 text-right num">
                    <b className={bala.ratio >= 1 ? 'font-semibold text-ok' : undefined}>{bala.ratio.toFixed(2)}</b>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollArea>
    </>
  )
}
