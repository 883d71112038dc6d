import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { Rating } from '#app/ui/rating.tsx'
import { TagList } from '#app/ui/tag.tsx'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { postPageTexts } from './post-page-text.ts'

export type PostAuthor = Pick<
  WireAstrologer,
  'id' | 'full_name' | 'profile_photo' | 'experience_years' | 'specializations' | 'average_rating' | 'rating_count'
> & {
  /** The lowest price per minute of the offered kinds; null without one. */
  fromCents: number | null
  bio: string
}

/** The author of a post, with a link to consult them. */
export function AuthorCard({ author }: { author: PostAuthor }) {
  const text = useTexts(postPageTexts)
  const photo = usePhotoUrl()
  return (
    <section className="p-5 card" aria-labelledby="author">
      <h2 className="sr-only" id="author">
        {text.author}
      </h2>
      <div className="flex items-center gap-3.5">
        <Avatar name={author.full_name} photo={photo(author.profile_photo)} size="lg" />
        <div className="min-w-0">
          <h3>
            <Link to={`/astrologer/${author.id}`} className="text-text no-underline hover:underline">
              {author.full_name}
            </Link>
          </h3>
          <Rating value={author.average_rating} count={author.rating_count} />
        </div>
      </div>
      <p lang={langOf(author.bio)} dir="auto" className="mt-3.5 text-small text-muted">
        {author.bio}
      </p>
      <div className="mt-3.5">
        <TagList items={author.specializations} max={3} />
      </div>
      <div className="mt-5 grid gap-3">
        <ButtonLink
          to={`/astrologer/${author.id}`}
          variant="primary"
          block
          aria-label={text.consultName(author.full_name)}
        >
          {text.consult}
        </ButtonLink>
        <p className="text-center num text-small text-muted">
          {author.fromCents === null ? text.nothingOffered : text.from(formatUsd(author.fromCents))}
        </p>
        <p className="text-center text-small">
          <Link className="inline-block py-0.5" to={`/blogs?astrologer_id=${author.id}`}>
            {text.moreBy(isolatedName(author.full_name))}
          </Link>
        </p>
      </div>
    </section>
  )
}
