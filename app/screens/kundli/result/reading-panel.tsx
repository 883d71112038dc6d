import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { type ReadingLine, type ReadingSection, readingOf } from 'drishti-jyotish/kundli/reading.ts'
import { kundliWords } from 'drishti-jyotish/words/kundli.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { GRAHAS } from 'drishti-jyotish/zodiac.ts'
import type { ReactNode } from 'react'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { ReadingSentence } from '#app/charts/reading-sentence.tsx'
import { useTexts } from '#app/language/texts.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DashaRangeNotice } from './dasha-range-notice.tsx'
import { panelsTexts } from './panels-text.ts'
import { isTimeUnknown, UnknownTimeNotice } from './unknown-time-notice.tsx'

export function ReadingPanel({ kundli, at, offsetMs }: { kundli: Kundli; at: number; offsetMs: number }) {
  const text = useTexts(kundliTexts)
  const kundliReading = kundliWords.of(useLanguage())
  const words = useTexts(panelsTexts)
  const lines = readingOf(kundli, at)
  const of = (section: ReadingSection) => lines.filter((line) => line.section === section)
  const doubts = of('uncertainty')
  return (
    <>
      <div className="tool-head">
        <h2 className="heading-sm">{text.sections.reading}</h2>
        <BlockHelp term="kundli">{text.what.reading}</BlockHelp>
      </div>
      <UnknownTimeNotice kundli={kundli} />
      {doubts.length > 0 && !isTimeUnknown(kundli) ? (
        <Callout tone="warn" className="mb-6">
          {doubts.map(({ message }) => (
            <span key={message.key}>{render(message, kundliReading)} </span>
          ))}
        </Callout>
      ) : null}
      <div className="kundli-cards grid items-start gap-6 *:min-w-0 sm:grid-cols-2">
        <Section title={words.you} lines={of('self')} offsetMs={offsetMs} />
        <Section title={words.yourTime} lines={of('dasha')} offsetMs={offsetMs}>
          <DashaRangeNotice kundli={kundli} at={at} offsetMs={offsetMs} />
        </Section>
        {GRAHAS.map((graha) => (
          <Section
            key={graha}
            title={text.graha(graha)}
            lines={of('grahas').filter(({ message }) => message.params.graha === graha)}
            offsetMs={offsetMs}
          />
        ))}
      </div>
    </>
  )
}

type SectionProps = { title: string; lines: readonly ReadingLine[]; offsetMs: number; children?: ReactNode }

function Section({ title, lines, offsetMs, children }: SectionProps) {
  return (
    <section className="card card-pad">
      <h3>{title}</h3>
      {lines.map(({ message }) => (
        <ReadingSentence key={message.key + JSON.stringify(message.params)} message={message} offsetMs={offsetMs} />
      ))}
      {children}
    </section>
  )
}
