// The best window of each of the best days, with every rule that helped or hurt it.

import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import { type MuhurtaHere, windowFilePath } from './muhurta-path.ts'
import { muhurtaTexts } from './muhurta-text.ts'
import type { RuleView, WindowView } from './view-types.ts'

export const TONES = { excellent: 'ok', good: 'info', fair: 'neutral' } as const

export function Windows({ windows, here }: { windows: readonly WindowView[]; here: MuhurtaHere }) {
  const text = useTexts(muhurtaTexts)
  return (
    <section id="best" className="tool-section scroll-mt-28" aria-labelledby="best-title">
      <div className="tool-head">
        <h2 id="best-title" className="heading-sm">
          {text.best}
        </h2>
        <BlockHelp term="muhurta">{text.what.best}</BlockHelp>
      </div>
      <p className="mb-4 text-small text-muted">{text.bestHint}</p>
      <ol className="grid gap-4 lg:grid-cols-2">
        {windows.map((window) => (
          <li key={window.date} className="min-w-0 card card-pad print:break-inside-avoid">
            <Head window={window} here={here} />
            <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
              <Rules title={text.helps} rules={window.helps} />
              {window.hurts.length > 0 ? <Rules title={text.hurts} rules={window.hurts} /> : null}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-[70ch] text-14 text-muted">{text.books}</p>
    </section>
  )
}

function Head({ window, here }: { window: WindowView; here: MuhurtaHere }) {
  const text = useTexts(muhurtaTexts)
  const { day, time, score, grade, points, facts, date, at } = window
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h3 className="heading-xs">{day}</h3>
        <p className="num font-semibold">{time}</p>
        <p className="text-14 text-muted">{facts}</p>
        <a
          className={buttonClass({ variant: 'quiet', size: 'sm', className: '-ml-3 print:hidden' })}
          href={addressOf(windowFilePath(here, date, at))}
          download
          onClick={saveLinked}
          rel="nofollow"
          aria-label={text.calendarOf(day)}
        >
          <Icon name="calendar-plus" size="sm" />
          {text.calendar}
        </a>
      </div>
      <div className="flex-none text-right">
        <p className="font-display num text-38 leading-none">
          <span className="sr-only">{text.score} </span>
          {score}
        </p>
        <p className="mt-1.5 mb-2 num text-14 text-muted">{points}</p>
        <Chip tone={TONES[grade]}>{text.grades[grade]}</Chip>
      </div>
    </div>
  )
}

function Rules({ title, rules }: { title: string; rules: readonly RuleView[] }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1.5 text-14 leading-[1.4] font-semibold">{title}</h4>
      <ul className="grid gap-1.5 text-14">
        {rules.map(({ text: sentence, points, source }) => (
          <li key={sentence} className="flex gap-2.5">
            <span className={points > 0 ? 'w-6 flex-none num text-ok' : 'w-6 flex-none num text-danger'}>
              {points > 0 ? `+${points}` : `−${-points}`}
            </span>
            <span className="min-w-0">
              {sentence} <span className="text-muted">{source}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
