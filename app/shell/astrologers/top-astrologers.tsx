import { useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { usePresenceLook } from '#app/realtime/presence/use-presence-look.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AvailabilityChip } from '#app/ui/chip.tsx'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { Rating } from '#app/ui/rating.tsx'
import { TagList } from '#app/ui/tag.tsx'
import type { TopAstrologer } from './read-top-astrologers.ts'
import { topAstrologersTexts } from './top-astrologers-text.ts'

/** The list screen reads both parameters and shows this astrologer first. */
export function contactPath(id: string, name: string): string {
  return `/astrologers?${new URLSearchParams({ astrologer_id: id, name })}`
}

function statusMark(status: string): 'online' | 'busy' | 'offline' {
  return status === 'online' || status === 'busy' ? status : 'offline'
}

/** Without a status the card shows no presence and no offer of a consultation. */
export function TopAstrologerCard({ astrologer, status }: { astrologer: TopAstrologer; status?: string }) {
  const text = useTexts(topAstrologersTexts)
  const photo = usePhotoUrl()
  const { id, full_name: fullName, languages, specializations } = astrologer
  const cents = astrologer.price_cents
  return (
    <article className="row-span-3 flex min-w-0 flex-col p-5 card sm:grid sm:grid-rows-[subgrid] sm:gap-0">
      <div className="relative grid grid-cols-[auto_1fr] items-center gap-3.5">
        <Avatar
          name={fullName}
          photo={photo(astrologer.profile_photo)}
          size="lg"
          status={status === undefined ? null : statusMark(status)}
        />
        <div className="min-w-0">
          {status === undefined ? (
            <h3 className="leading-[1.25]">
              <Link to={`/astrologer/${id}`}>{fullName}</Link>
            </h3>
          ) : (
            <h3 className="pr-21 leading-[1.25]">{fullName}</h3>
          )}
          <p className="text-small text-muted">{text.experience(astrologer.experience_years)}</p>
          <Rating value={astrologer.average_rating} count={astrologer.rating_count} emptyLabel={text.noRating} />
        </div>
        {status === undefined ? null : <AvailabilityChip status={status} className="absolute -top-1 -right-1" />}
      </div>
      <dl className="my-4.5 grid gap-2 text-14 sm:content-start">
        <Tags label={text.speaks} items={languages} />
        <Tags label={text.goodAt} items={specializations} />
      </dl>
      <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-4">
        <div>
          <span className="font-display num text-24 leading-[1.1] font-[460] tracking-[-0.01em]">
            {formatUsd(cents)}
          </span>{' '}
          <span className="text-small text-muted">{text.perMinute}</span>
          <p className="num text-tiny text-muted">{text.tenMinutes(formatUsd(cents * 10))}</p>
        </div>
        {status === undefined ? null : (
          <ButtonLink to={contactPath(id, fullName)} aria-label={`${text.contact} ${fullName}`}>
            {text.contact}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

function Tags({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div className="grid grid-cols-[68px_1fr] items-center">
      <dt className="text-muted">{label}</dt>
      <dd>
        <TagList items={items} max={2} />
      </dd>
    </div>
  )
}

export function TopAstrologers({ list }: { list: readonly TopAstrologer[] }) {
  return list.length === 0 ? null : <Strip list={list} />
}

function Strip({ list }: { list: readonly TopAstrologer[] }) {
  const text = useTexts(topAstrologersTexts)
  const [others, setOthers] = useState<readonly TopAstrologer[] | null>(null)
  const shown = (others ?? list).slice(0, 3)
  const statusOf = usePresenceLook(shown)
  useSearchForOnline(
    shown.every(({ id }) => statusOf(id) !== 'online'),
    setOthers,
  )
  return (
    <section className="border-y border-line bg-sunken py-section strip-near" aria-labelledby="top-astrologers">
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="top-astrologers">{text.title}</h2>
          <ButtonLink to="/astrologers" size="sm">
            {text.all}
          </ButtonLink>
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((astrologer) => (
            <TopAstrologerCard key={astrologer.id} astrologer={astrologer} status={statusOf(astrologer.id)} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Searches for other astrologers while none of the strip is online. */
function useSearchForOnline(needed: boolean, found: (online: TopAstrologer[]) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter of a state
  useEffect(() => {
    if (!needed) return
    // If the module fails to load, the strip does not change.
    const search = loadOptional(() => import('./find-top-astrologers.ts')).then((code) => code?.searchForOnline(found))
    return () => void search.then((stop) => stop?.())
  }, [needed])
}
