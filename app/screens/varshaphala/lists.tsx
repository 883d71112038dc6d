// Mudda dasha and the sahams.

import type { Varsha } from 'drishti-jyotish/varsha/varsha.ts'
import { degreeInSign } from 'drishti-jyotish/zodiac.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { Section } from '#app/charts/section.tsx'
import { dayText, degrees, grahaNameTexts } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { sahamTexts, varshaTexts } from './varsha-text.ts'
import { partsWords } from './varsha-words.ts'

type MuddaProps = { varsha: Varsha; at: number; offsetMs: number }

export function Mudda({ varsha: { mudda }, at, offsetMs }: MuddaProps) {
  const text = useTexts(varshaTexts)
  const grahaNames = useTexts(grahaNameTexts)
  const day = (ms: number) => dayText(ms + offsetMs)
  return (
    <Section id="mudda" title={text.mudda} term="mudda-dasha" what={text.what.mudda}>
      <ScrollArea className={tableFrame()}>
        <table className={tableClass({ compact: true, cards: true })}>
          <caption className="sr-only">{text.mudda}</caption>
          <thead>
            <tr>
              {[text.period, text.fromTo, text.until, text.parts9].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mudda.map(({ lord, start, end, parts }) => (
              <tr key={start} data-on={(start <= at && at < end) || undefined}>
                <td className="lead-cell">
                  <b>{grahaNames[lord]}</b>
                </td>
                <td data-l={text.fromTo} className="num whitespace-nowrap">
                  {day(start)}
                </td>
                <td data-l={text.until} className="num whitespace-nowrap">
                  {day(end)}
                </td>
                <td data-l={text.parts9} className="text-small">
                  {partsWords(parts, offsetMs)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Section>
  )
}

export function Sahams({ varsha: { sahams } }: { varsha: Varsha }) {
  const text = useTexts(varshaTexts)
  const sahamText = useTexts(sahamTexts)
  const kundliText = useTexts(kundliTexts)
  const grahaNames = useTexts(grahaNameTexts)
  return (
    <Section id="sahams" title={text.sahams} term="saham" what={text.what.sahams}>
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {sahams.map(({ name, lon, sign, lord }) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-2 text-small">
            <dt>
              <b className="font-semibold">{name}</b> <span className="text-muted">{sahamText[name]}</span>
            </dt>
            <dd className="text-right num">
              {degrees(degreeInSign(lon))} {kundliText.sign(sign)}
              <span className="block text-muted">{grahaNames[lord]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
