// "For your own chart": people with a stored birth, in this browser or in their account, get the panel that reads for it.
// Everybody else, and the server's HTML, which all share, has a link instead.

import { useRouteLoaderData } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { store } from '#app/login-state/browser-login.ts'
import { BIRTHS } from '#app/login-state/login-storage.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { HoroscopePeriod } from '#workers/contract/content/horoscope-periods.ts'
import type { Place } from '#workers/contract/places/place.ts'
import type { HoroscopeRules } from './horoscope-path.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import type { PersonalProps } from './personal-panel.tsx'

type Props = { place: Place; rules: HoroscopeRules; when?: HoroscopePeriod }

export function Personal({ place, rules, when = 'today' }: Props) {
  const { own: text } = useTexts(horoscopeTexts)
  const viewer = Boolean(useRouteLoaderData<RootData>('root')?.viewer)
  const [Panel, setPanel] = useState<ComponentType<PersonalProps> | null>(null)
  const [turn, setTurn] = useState(0)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again
  useEffect(() => {
    if (!viewer && (store.getItem(BIRTHS) ?? '[]') === '[]') return
    setFailed(false)
    import('./personal-panel.tsx')
      .then(({ PersonalPanel }) => setPanel(() => PersonalPanel))
      .catch(() => setFailed(true))
  }, [viewer, turn])
  return (
    <section
      id="own"
      className="mt-14 grid [scroll-margin-top:90px] grid-cols-1 gap-4 in-[.horoscope-body]:mt-3 in-[.horoscope-body]:border-t in-[.horoscope-body]:border-line in-[.horoscope-body]:pt-7 print:hidden"
      aria-labelledby="own-title"
    >
      <h2 id="own-title" className="heading-sm">
        {text.title}
      </h2>
      <p className="-mt-2 text-muted">{text.lead}</p>
      {Panel ? (
        <Panel place={place} when={when} rules={rules} />
      ) : (
        <p>
          {failed ? text.failed : text.none}{' '}
          {failed ? (
            <Button size="sm" onClick={() => setTurn(turn + 1)}>
              {text.again}
            </Button>
          ) : (
            <>
              <Link to="/kundli">{text.cast}</Link>
              {text.noneAfter}
            </>
          )}
        </p>
      )}
    </section>
  )
}
