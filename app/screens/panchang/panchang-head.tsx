import { useEffect, useRef, useState } from 'react'
import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { shareAddress } from '#app/tool-forms/share-address.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import type { PanchangView } from './data/view-types.ts'
import { calendarPath, type PanchangQuery } from './panchang-path.ts'
import { panchangTexts } from './panchang-text.ts'

export function PanchangHead({ view, here }: { view: PanchangView; here: PanchangQuery }) {
  const text = useTexts(panchangTexts)
  return (
    <div className="page-head">
      <div>
        <h1>{text.title}</h1>
        <p>{text.lead(view.dateText, view.place.label, view.noSun !== null)}</p>
        <Said view={view} />
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button size="sm" onClick={() => void shareAddress()}>
          <Icon name="share-2" size="sm" />
          {text.share}
        </Button>
        <a
          className={buttonClass({ size: 'sm' })}
          href={addressOf(calendarPath(here, view.date))}
          download
          onClick={saveLinked}
          rel="nofollow"
        >
          <Icon name="calendar-plus" size="sm" />
          {text.calendar}
        </a>
        <Button size="sm" onClick={() => window.print()}>
          <Icon name="printer" size="sm" />
          {text.print}
        </Button>
      </div>
    </div>
  )
}

/** Another day or place is spoken, and nothing at first: the focus stays on what was used. */
function Said({ view: { dateText, place } }: { view: PanchangView }) {
  const text = useTexts(panchangTexts)
  const said = text.shown(dateText, place.name)
  const first = useRef(said)
  const [now, setNow] = useState('')
  useEffect(() => {
    if (first.current === said) return
    first.current = ''
    setNow(said)
  }, [said])
  return (
    <span className="sr-only" role="status">
      {now}
    </span>
  )
}
