import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { sadeSati, saturnEnd, saturnReach } from 'drishti-jyotish/kundli/life-periods.ts'
import { type ReadingLine, readingOf, saturnLines } from 'drishti-jyotish/kundli/reading.ts'
import { useMemo } from 'react'
import { doshaLevelTexts, LEVEL_TONES } from '#app/charts/dosha-levels.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { ReadingSentence } from '#app/charts/reading-sentence.tsx'
import { saturnPhaseTexts } from '#app/charts/saturn-phases.ts'
import { dayText } from '#app/format/format.ts'
import { ordinalTexts, titleCase } from '#app/format/text-case.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { resultLineClass } from '#app/tool-forms/result-line-class.ts'
import { Chip } from '#app/ui/chip.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { panelsTexts } from './panels-text.ts'
import { UnknownTimeNotice } from './unknown-time-notice.tsx'

type Props = { kundli: Kundli; at: number; offsetMs: number }

export function DoshasPanel({ kundli, at, offsetMs }: Props) {
  const text = useTexts(kundliTexts)
  const words = useTexts(panelsTexts)
  const ordinal = useTexts(ordinalTexts)
  const lines = readingOf(kundli).filter(({ section }) => section === 'doshas')
  const starts = (prefix: string) => lines.filter(({ message }) => message.key.startsWith(prefix))
  const others = lines.filter(({ message }) => message.key.startsWith('dosha.'))
  const { manglik, kaalSarp } = kundli
  return (
    <>
      <div className="tool-head">
        <h2 className="heading-sm">{text.sections.doshas}</h2>
        <BlockHelp term="dosha">{text.what.doshas}</BlockHelp>
      </div>
      <UnknownTimeNotice kundli={kundli} />
      <div className="kundli-cards grid gap-6 *:min-w-0 sm:grid-cols-2">
        <section className="card card-pad">
          <Head title={words.manglik} level={manglik.level} />
          <dl className="mt-2.5 key-values">
            {manglik.views.map(({ from, house, present }) => (
              <div key={from}>
                <dt>{words.views[from]}</dt>
                <dd>{words.marsIn(ordinal(house), present)}</dd>
              </div>
            ))}
          </dl>
          <Lines lines={starts('manglik')} offsetMs={offsetMs} />
        </section>
        <Saturn kundli={kundli} at={at} offsetMs={offsetMs} />
        <section className="card card-pad">
          <Head title={words.kaalSarp} level={kaalSarp.level} />
          <Lines lines={starts('kaal_sarp')} offsetMs={offsetMs} />
        </section>
        <section className="card card-pad">
          <h3>{words.otherPlacements}</h3>
          {others.length === 0 ? <p className="text-small text-muted">{words.noDosha}</p> : null}
          <Lines lines={others} offsetMs={offsetMs} />
        </section>
      </div>
    </>
  )
}

function Head({ title, level }: { title: string; level: keyof (typeof doshaLevelTexts)['en'] }) {
  const doshaLevels = useTexts(doshaLevelTexts)
  return (
    <div className="flex items-center justify-between gap-4">
      <h3>{title}</h3>
      <Chip tone={LEVEL_TONES[level]}>{doshaLevels[level]}</Chip>
    </div>
  )
}

function Lines({ lines, offsetMs }: { lines: readonly ReadingLine[]; offsetMs: number }) {
  return (
    <>
      {lines.map(({ message }) => (
        <ReadingSentence key={message.key + JSON.stringify(message.params)} message={message} offsetMs={offsetMs} />
      ))}
    </>
  )
}

function Saturn({ kundli, at, offsetMs }: Props) {
  const words = useTexts(panelsTexts)
  const text = useTexts(kundliTexts)
  const saturnPhases = useTexts(saturnPhaseTexts)
  // A hundred years of Saturn: calculated once, when the tab is opened.
  const life = useMemo(() => sadeSati(kundli), [kundli])
  const over = saturnReach(kundli, at) === 'after'
  const running = over ? undefined : life.periods.find(({ start, end }) => at >= start && at < end)
  return (
    <section className="paper-wide card card-pad">
      <div className="flex items-center justify-between gap-4">
        <h3>{words.saturn}</h3>
        {over ? (
          <Chip>{text.saturn.over}</Chip>
        ) : (
          <Chip tone={running ? 'warn' : 'ok'}>{running ? saturnPhases[running.phase] : text.saturn.notNow}</Chip>
        )}
      </div>
      {over ? <p className={resultLineClass}>{text.saturn.overText(dayText(saturnEnd(kundli) + offsetMs))}</p> : null}
      <Lines lines={saturnLines(life, at).slice(0, 2)} offsetMs={offsetMs} />
      <details className="more-details mt-3.5 print:in-[.match-block]:hidden">
        <summary className="mb-2.5 min-h-6 cursor-pointer text-14 text-link">{words.allPeriods}</summary>
        <div className={tableFrame()}>
          <table className={tableClass({ compact: true })}>
            <caption className="sr-only">{words.saturnPeriods}</caption>
            <thead>
              <tr>
                <th scope="col">{words.period}</th>
                <th scope="col">{words.saturnIn}</th>
                <th scope="col">{words.from}</th>
                <th scope="col">{words.to}</th>
              </tr>
            </thead>
            <tbody>
              {life.periods.map(({ phase, sign, start, end, reentry }) => (
                <tr key={start} data-on={(at >= start && at < end) || undefined}>
                  <td>
                    {saturnPhases[phase]}
                    {reentry ? <span className="text-muted"> {words.again}</span> : null}
                  </td>
                  <td>{titleCase(text.sign(sign))}</td>
                  <td className="num whitespace-nowrap">{dayText(start + offsetMs)}</td>
                  <td className="num whitespace-nowrap">{dayText(end + offsetMs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
