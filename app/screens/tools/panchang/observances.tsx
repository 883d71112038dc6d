import { Icon } from '#app/ui/icon.tsx'
import { BlockHelp } from '../shared/block-help.tsx'
import { calendarPath, type PanchangQuery } from './panchang-path.ts'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView } from './view-types.ts'

export function Observances({ view, here }: { view: PanchangView; here: PanchangQuery }) {
  return (
    <section className="psec">
      <div className="between between--wrap kpanel__head">
        <h2 className="h-sm">{text.observances}</h2>
        <BlockHelp term="ekadashi">{view.what.observances}</BlockHelp>
      </div>
      {view.observances.length === 0 ? <p className="muted">{text.noObservances}</p> : null}
      <ul className="pobs">
        {view.observances.map((each) => (
          <li key={each.name + each.tradition} className="callout">
            <Icon name="sparkles" />
            <div className="grow">
              <p>
                <strong>{each.name}</strong>
                {each.tradition ? <span className="muted"> · {each.tradition}</span> : null}
              </p>
              <p className="small muted">
                {each.why} {each.parana ? <span className="num">{text.parana(each.parana)}</span> : null}
              </p>
            </div>
            <a
              className="btn btn--sm btn--quiet no-print"
              href={calendarPath(here, view.date, each.name)}
              download
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
