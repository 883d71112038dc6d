// The match of the two shared births: its points by row, each with its rule.
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { compute } from '#app/screens/consultations/desk/engine/compute.ts'
import type { MatchRow } from '#app/screens/consultations/desk/engine/match-rows.ts'
import { useComputed } from '#app/screens/consultations/desk/engine/use-computed.ts'
import { PointButton } from '#app/screens/consultations/desk/point-button.tsx'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'

export function MatchView({ desk, birth }: { desk: Desk; birth: AttachedBirth }) {
  const text = useTexts(deskTexts)
  const group = JSON.stringify(birth)
  const key = group + JSON.stringify(desk.rules)
  const match = useComputed({ key, group }, () => compute('match', birth, desk.rules))
  if (match === 'failed') return <p className="text-muted">{text.matchFailed}</p>
  if (match === null) return <Skeleton height={420} />
  const { names, total, max, band, rows, within, manglik } = match
  return (
    <div className="space-y-3.5">
      <PointButton
        desk={desk}
        target={{ of: 'koota', koota: 'total' }}
        label={text.pointTo(text.points36(total, max))}
        className="flex w-full flex-wrap items-center justify-between gap-2 bg-sunken px-3.5 py-3"
      >
        <b className="font-display text-20">{text.points36(total, max)}</b>
        <Chip tone={band.tone as 'ok'}>{band.label}</Chip>
      </PointButton>
      <p className="text-small text-muted">
        {text.roles(...names)}
        {desk.side === 'astrologer' ? <span className="block">{text.youAre(...names)}</span> : null}
        {within.min === within.max ? null : (
          <span className="block text-busy">{text.within(within.min, within.max)}</span>
        )}
      </p>
      <h3 className="heading-xs">{text.kootas}</h3>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.koota} className="py-2">
            <Row desk={desk} row={row} names={names} />
          </li>
        ))}
      </ul>
      {manglik ? (
        <section className="space-y-1.5 border-t border-line pt-3">
          <PointButton
            desk={desk}
            target={{ of: 'koota', koota: 'manglik' }}
            label={text.pointTo(text.manglik)}
            className="-mx-2 flex w-[calc(100%+16px)] items-center justify-between gap-3 px-2 py-1.5"
          >
            <b>{text.manglik}</b>
            <Chip tone={manglik.tone as 'ok'}>{manglik.label}</Chip>
          </PointButton>
          {manglik.lines.map((line) => (
            <p key={line} className="text-small">
              {line}
            </p>
          ))}
        </section>
      ) : null}
      <p className="text-tiny text-muted">{match.rules}</p>
    </div>
  )
}

/** Keys, because two births may have equal names. */
const SIDES = ['first', 'second'] as const

type RowProps = { desk: Desk; row: MatchRow; names: readonly [string, string] }

function Row({ desk, row, names }: RowProps) {
  const text = useTexts(deskTexts)
  const { koota, name, about, meaning, classes, points, max, rule } = row
  return (
    <>
      <PointButton
        desk={desk}
        target={{ of: 'koota', koota }}
        label={text.pointTo(`${text.koota(name)}, ${text.points36(points, max)}`)}
        className="-mx-2 flex w-[calc(100%+16px)] items-baseline justify-between gap-3 px-2 py-1.5"
      >
        <span>
          <b>{name}</b> <span className="text-12 text-muted">{about}</span>
        </span>
        <span className="num whitespace-nowrap">
          <b>{text.scoreOf(points, max)}</b>
        </span>
      </PointButton>
      <dl className="grid grid-cols-2 gap-x-3 text-small">
        {classes.map((value, i) => (
          <div key={SIDES[i]} className="min-w-0 wrap-anywhere">
            <dt className="text-12 text-muted">{names[i]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-small">{meaning}</p>
      <details className="text-small">
        <summary className="mt-1 inline-block min-h-6 cursor-pointer text-link">
          {text.rule}
          <span className="sr-only">: {name}</span>
        </summary>
        <p className="mt-1 text-muted">{rule}</p>
      </details>
    </>
  )
}
