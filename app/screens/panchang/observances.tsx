import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import type { PanchangView } from './data/view-types.ts'
import { lowerTexts } from './lower-text.ts'
import { calendarPath, type PanchangQuery } from './panchang-path.ts'
import { panchangTexts } from './panchang-text.ts'

export function Observances({ view, here }: { view: PanchangView; here: PanchangQuery }) {
  const lower = useTexts(lowerTexts)
  const text = useTexts(panchangTexts)
  return (
    <section id="observances" className="tool-section scroll-mt-14">
      <div className="tool-head">
        <h2 className="heading-sm">{lower.observances}</h2>
        <BlockHelp term="ekadashi">{lower.what.observances}</BlockHelp>
      </div>
      {view.minor ? <p className="mb-3 text-small text-muted">{view.minor}</p> : null}
      {view.observances.length === 0 && !view.minor ? <p className="text-muted">{lower.noObservances}</p> : null}
      <ul className="grid gap-2.5 text-small *:flex *:items-start *:gap-3 *:rounded-card *:bg-info-bg *:px-4 *:py-3.5">
        {view.observances.map((each) => (
          <li key={each.name + each.tradition}>
            <Icon name="sparkles" className="mt-px text-info" />
            <div className="min-w-0 flex-1">
              <p>
                <strong className="font-semibold">{each.name}</strong>
                {each.tradition ? <span className="text-muted"> · {each.tradition}</span> : null}
              </p>
              <p className="text-muted">
                {each.others ? `${each.why} ${each.others}` : each.why}{' '}
                {each.parana ? <span className="num">{lower.parana(each.parana)}</span> : null}
              </p>
            </div>
            <a
              className={buttonClass({ variant: 'quiet', size: 'sm', className: 'print:hidden' })}
              href={addressOf(calendarPath(here, view.date, each.name))}
              download
              onClick={saveLinked}
              rel="nofollow"
              aria-label={`${text.calendar}: ${each.name}`}
            >
              <Icon name="calendar-plus" size="sm" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
