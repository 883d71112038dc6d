// Astrologers who match a visitor's search for posts, with links to their profiles.

import { useTexts } from '#app/language/texts.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { TagList } from '#app/ui/tag.tsx'
import type { FoundAstrologers as Found } from './find-astrologers.ts'
import { listTexts } from './list-text.ts'

export function FoundAstrologers({ found: { total, first }, search }: { found: Found; search: string }) {
  const text = useTexts(listTexts)
  const photo = usePhotoUrl()
  if (first.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="found-astrologers">
      <h2 id="found-astrologers" className="heading-sm">
        {text.astrologers(search)}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {first.map(({ id, full_name: name, profile_photo, specializations, fromCents }) => (
          <li key={id} className="relative flex min-w-0 gap-3.5 p-4 card hover:border-text">
            <Avatar name={name} photo={photo(profile_photo)} size="md" />
            <div className="min-w-0">
              <h3 className="leading-[1.25]">
                <Link
                  to={`/astrologer/${id}`}
                  className="text-text no-underline after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <p className="num text-small text-muted">
                {fromCents === null ? text.nothingOffered : text.from(formatUsd(fromCents))}
              </p>
              <div className="mt-2">
                <TagList items={specializations} max={2} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {total > first.length ? (
        <p className="mt-4">
          <Link className="inline-block py-0.5" to={`/astrologers?${new URLSearchParams({ search })}`}>
            {text.allAstrologers(total)}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
