// Births cast before in this browser. They are read once the page is alive: the server knows nothing of them.
import { useEffect, useState } from 'react'
import { store } from '#app/auth/browser-login.ts'
import { Icon } from '#app/ui/icon.tsx'
import { kundliIntro as text } from './kundli-intro.ts'
import { forgetBirth, type RecentBirth, recentBirths } from './recent-births.ts'

export function RecentBirthsList({ onChoose }: { onChoose(birth: RecentBirth): void }) {
  const [births, setBirths] = useState<RecentBirth[]>([])
  useEffect(() => setBirths(recentBirths(store)), [])
  if (births.length === 0) return null
  return (
    <section className="kearlier" aria-labelledby="earlier">
      <h2 id="earlier" className="h-xs">
        {text.earlier}
      </h2>
      <ul>
        {births.map((birth) => (
          <li key={`${birth.name}${birth.date}${birth.time}${birth.place.id}`} className="row">
            <button type="button" className="kearlier__b" onClick={() => onChoose(birth)}>
              <b>{birth.name || text.unnamed}</b>
              <span className="small muted num">
                {birth.date}, {birth.time ?? text.timeUnknown}, {birth.place.name}
              </span>
            </button>
            <button
              type="button"
              className="x"
              aria-label={text.forget(birth.name || birth.date)}
              onClick={() => {
                forgetBirth(store, birth)
                setBirths(recentBirths(store))
              }}
            >
              <Icon name="x" size="sm" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
