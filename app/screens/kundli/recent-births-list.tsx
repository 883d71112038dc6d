// Births cast earlier in this browser. Read after hydration, because the server cannot read the storage.

import { useEffect, useState } from 'react'
import { forgetBirth, type RecentBirth, recentBirths } from '#app/births/recent-births.ts'
import { useTexts } from '#app/language/texts.ts'
import { store } from '#app/login-state/browser-login.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { closeClass } from '#app/ui/overlay/close-class.ts'
import { kundliIntroTexts } from './kundli-intro-text.ts'

export function RecentBirthsList({ onChoose }: { onChoose(birth: RecentBirth): void }) {
  const text = useTexts(kundliIntroTexts)
  const [births, setBirths] = useState<RecentBirth[]>([])
  useEffect(() => setBirths(recentBirths(store)), [])
  if (births.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="heading-xs">
        {text.earlier}
      </h2>
      <ul className="mt-2.5 grid gap-1">
        {births.map((birth) => (
          <li key={`${birth.name}${birth.date}${birth.time}${birth.place.id}`} className="flex items-center gap-3">
            <button
              type="button"
              className="grid flex-1 cursor-pointer gap-0.5 rounded-control border border-line bg-surface px-3 py-2.5 text-left"
              onClick={() => onChoose(birth)}
            >
              <b>{birth.name || text.unnamed}</b>
              <span className="num text-small text-muted">
                {birth.date}, {birth.time ?? text.timeUnknown}, {birth.place.name}
              </span>
            </button>
            <button
              type="button"
              className={closeClass}
              aria-label={text.forget(birth.name || birth.date)}
              onClick={() => {
                forgetBirth(store, birth)
                setBirths(recentBirths(store))
              }}
            >
              <Icon name="x" className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
