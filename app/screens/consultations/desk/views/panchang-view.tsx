// The panchang of a day, at the place of birth or the client's: both sides can point at its rows.

import { useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { store } from '#app/login-state/browser-login.ts'
import { PlacePicker } from '#app/places/place-picker.tsx'
import { rememberedPlace } from '#app/places/remembered-place.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { compute } from '#app/screens/consultations/desk/engine/compute.ts'
import type { PanchangRow } from '#app/screens/consultations/desk/engine/panchang-rows.ts'
import { useComputed } from '#app/screens/consultations/desk/engine/use-computed.ts'
import { PointButton } from '#app/screens/consultations/desk/point-button.tsx'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { useNow } from '#app/ui/hooks/use-now.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskSpot } from '#workers/contract/consultations/desk.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import { DayField } from './day-field.tsx'

const MINUTE = 60_000

type Props = {
  desk: Desk
  birth: SharedBirth
  /** The name of the other side. */
  other: string
  at: number
  over: boolean
}

export function PanchangView({ desk, birth, other, at, over }: Props) {
  const text = useTexts(deskTexts)
  const { spot: here, rules } = desk
  const { date } = desk.place
  // Rounded to minutes, because a row changes at whole minutes.
  const now = Math.floor((useNow() ?? at) / MINUTE) * MINUTE
  const spot: DeskSpot = here ?? birth.place
  const group = JSON.stringify([spot, rules, date])
  const found = useComputed({ key: date === null ? group + now : group, group }, () =>
    compute('panchang', { spot, rules, date, now }),
  )
  return (
    <div className="space-y-3.5">
      <DayField
        desk={desk}
        today={found && found !== 'failed' ? found.today : dayAt(zoneOfPanchang(here, birth), now)}
      />
      {desk.side === 'user' && !over ? <Where desk={desk} other={other} /> : null}
      {found === 'failed' ? (
        <p className="text-muted">{text.panchangFailed}</p>
      ) : found === null ? (
        <Skeleton height={420} />
      ) : (
        <>
          <p className="text-small">
            <b>{text.panchangOf(found.day, spot.name)}</b> <span className="text-muted">{whereWords(desk, other)}</span>
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {found.rows.map((row) => (
              <li key={row.row}>
                <Row desk={desk} row={row} />
              </li>
            ))}
          </ul>
          <p className="text-tiny text-muted">{found.rules}</p>
        </>
      )}
    </div>
  )
}

/** The zone of the panchang: the client's place, or the place of birth. */
export function zoneOfPanchang(spot: DeskSpot | null, birth: SharedBirth): string {
  return (spot ?? birth.place).tz
}

/** The day of a place (YYYY-MM-DD), until the engine has calculated the current one. */
export function dayAt(tz: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format(at)
}

/** A note about the place: the client's own, or that of the birth. */
export function whereWords({ side, spot }: Pick<Desk, 'side' | 'spot'>, other: string): string {
  const text = deskTexts[currentLanguage()]
  if (!spot) return text.birthPlace
  return side === 'user' ? text.youAreHere : text.herePlace(other)
}

function Row({ desk, row: { row, name, spans, value } }: { desk: Desk; row: PanchangRow }) {
  const text = useTexts(deskTexts)
  return (
    <PointButton
      desk={desk}
      target={{ of: 'panchang', row }}
      label={text.pointTo(name)}
      className="-mx-2 grid w-[calc(100%+16px)] grid-cols-[112px_minmax(0,1fr)] gap-2 px-2 py-2 text-14"
    >
      <span className="text-muted">{name}</span>
      {spans ? (
        <span className="space-y-1.5">
          {spans.map((span) => (
            <span key={span.at} className="block">
              <b>{span.name}</b> {span.now ? <Chip tone="info">{text.now}</Chip> : null}
              <span className="block num text-12 text-muted">{span.time}</span>
              {span.note ? <span className="block text-12 text-muted">{span.note}</span> : null}
            </span>
          ))}
        </span>
      ) : (
        <span className="num">{value}</span>
      )}
    </PointButton>
  )
}

/** The client may share their place; the text says who sees it. */
function Where({ desk, other }: { desk: Desk; other: string }) {
  const text = useTexts(deskTexts)
  const [choosing, setChoosing] = useState(false)
  const [place, setPlace] = useState<Place | null>(() => rememberedPlace(store, 'place'))
  if (desk.spot)
    return (
      <Button size="sm" onClick={() => desk.sayWhere(null)}>
        {text.noWhere}
      </Button>
    )
  if (!choosing)
    return (
      <Button size="sm" onClick={() => setChoosing(true)}>
        {text.showWhere}
      </Button>
    )
  return (
    <div className="space-y-2 rounded-card border border-line p-3">
      <PlacePicker label={text.whereNow} initial={place} here onChoose={setPlace} />
      <p className="text-small text-muted">{text.whereConsent(other)}</p>
      <Button
        size="sm"
        variant="primary"
        disabled={!place}
        onClick={() => {
          if (place) desk.sayWhere(spotOf(place))
          setChoosing(false)
        }}
      >
        {text.show}
      </Button>
    </div>
  )
}

/** Rounded to about a kilometre, because the panchang needs no more. */
function spotOf(place: Place): DeskSpot {
  const { lat, lon, tz } = place
  const round = (degrees: number) => Math.round(degrees * 100) / 100
  return { name: placeLabel(place), lat: round(lat), lon: round(lon), tz }
}
