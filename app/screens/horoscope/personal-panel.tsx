// The selection of birth and time, and the reading. Loaded for users with a birth to select; the engine is loaded with
// the selection.

import { useEffect, useState } from 'react'
import { bornOnTexts } from '#app/births/birth-text.ts'
import { profileOf, storeBirthToAskAbout } from '#app/births/birth-to-ask-about.ts'
import type { SavedBirth } from '#app/births/saved-birth.ts'
import { useTexts } from '#app/language/texts.ts'
import { tab } from '#app/login-state/browser-login.ts'
import { Button, ButtonLink, Spinner } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Segment } from '#app/ui/form/segment.tsx'
import { Link } from '#app/ui/link.tsx'
import type { HoroscopePeriod } from '#workers/contract/content/horoscope-periods.ts'
import type { Place } from '#workers/contract/places/place.ts'
import type { HoroscopeRules } from './horoscope-path.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import { PersonalResult } from './personal-result.tsx'
import { PERSONAL_PERIODS, type PersonalWhen, personalTexts } from './personal-text.ts'
import { keyOf, useKnownBirths, usePersonal } from './use-personal.ts'

export type PersonalProps = { place: Place; when: HoroscopePeriod; rules: HoroscopeRules }

export function PersonalPanel({ place, when, rules }: PersonalProps) {
  const text = useTexts(personalTexts)
  const horoscopeText = useTexts(horoscopeTexts)
  const [birth, setBirth] = useState<SavedBirth | null>(null)
  const [asked, setAsked] = useState<PersonalWhen>('today')
  useEffect(() => setAsked(PERSONAL_PERIODS.find((each) => each === when) ?? 'today'), [when])
  const { view, problem, busy, again } = usePersonal(birth, { when: asked, place, rules })
  return (
    <>
      <Births chosen={birth} onChoose={setBirth} />
      {birth ? (
        <Segment
          label={text.period}
          options={PERSONAL_PERIODS.map((value) => ({ value, label: horoscopeText.whens[value] }))}
          value={asked}
          onChange={setAsked}
        />
      ) : null}
      <p className="sr-only" role="status">
        {busy ? text.working : view ? text.readFor(view.name, view.spanText) : ''}
      </p>
      {busy && !view ? (
        <p className="flex items-center gap-3 text-muted" aria-hidden="true">
          <Spinner /> {text.working}
        </p>
      ) : null}
      {problem ? (
        <Callout
          tone="danger"
          action={
            <Button size="sm" onClick={again}>
              {text.again}
            </Button>
          }
        >
          {problem}
        </Callout>
      ) : null}
      {view ? (
        <div className={busy ? 'opacity-60' : undefined} aria-busy={busy}>
          <PersonalResult view={view} />
          {birth ? (
            <p>
              <ButtonLink
                to="/astrologers"
                size="sm"
                variant="primary"
                onClick={() => storeBirthToAskAbout(tab, profileOf(birth, text.unnamed))}
              >
                {text.ask}
              </ButtonLink>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
type BirthsProps = { chosen: SavedBirth | null; onChoose(birth: SavedBirth): void }

function Births({ chosen, onChoose }: BirthsProps) {
  const text = useTexts(personalTexts)
  const bornOn = useTexts(bornOnTexts)
  const { own } = useTexts(horoscopeTexts)
  const { births, loading, failed, again, keeps } = useKnownBirths()
  return (
    <>
      {births.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-2" aria-label={text.births}>
          {births.map((birth) => (
            <li key={keyOf(birth)}>
              <button
                type="button"
                className="grid size-full flex-1 cursor-pointer content-start gap-0.5 rounded-control border border-line bg-surface px-3 py-2.5 text-left aria-pressed:border-accent aria-pressed:shadow-[inset_0_0_0_1px_var(--color-accent)]"
                aria-pressed={chosen !== null && keyOf(chosen) === keyOf(birth)}
                onClick={() => onChoose(birth)}
              >
                <b>{birth.name || text.unnamed}</b>
                <span className="num text-small text-muted">
                  {bornOn(birth)}, {birth.place.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {loading ? (
        <p className="flex items-center gap-3 text-muted">
          <Spinner /> {text.loading}
        </p>
      ) : null}
      {failed ? (
        <Callout
          tone="warn"
          action={
            <Button size="sm" onClick={again}>
              {text.again}
            </Button>
          }
        >
          {text.listFailed}
        </Callout>
      ) : null}
      {births.length === 0 && !loading && !failed ? (
        <p>
          {own.none} <Link to="/kundli">{own.cast}</Link>
          {keeps ? (
            <>
              {' / '}
              <Link to="/dashboard/user/births/new">{text.save}</Link>
            </>
          ) : null}
          . {own.noneAfter}
        </p>
      ) : null}
    </>
  )
}
