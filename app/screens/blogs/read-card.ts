// Only the data of a post's card, because the HTML repeats a page's data for hydration.
import { currentLanguage, localeOfPage } from '#app/language/language.ts'
import type { WirePostRow } from '#workers/contract/content/blogs.ts'
import type { CoverSource } from './cover.tsx'

export type PostCardData = Pick<
  WirePostRow,
  'id' | 'slug' | 'title' | 'excerpt' | 'author_name' | 'reading_minutes'
> & {
  cover: CoverSource
  date: string
  /** The reason for which visitors cannot see it. */
  hidden: 'draft' | 'waiting' | 'author' | null
}

export function readCard(post: WirePostRow, zone: string): PostCardData {
  const { id, slug, title, excerpt, author_name, reading_minutes } = post
  return {
    id,
    slug,
    title,
    excerpt,
    author_name,
    reading_minutes,
    cover: coverOf(post),
    date: dayOf(post.created_at, zone),
    hidden: hiddenBecause(post),
  }
}

/** The stored cover, or a drawn placeholder. */
export function coverOf({ id, cover_image: src, cover_srcset: srcset }: WirePostRow): CoverSource {
  return src ? { src, srcset } : { src: `/files/blogs/${id}/plate.svg`, srcset: null }
}

type Shown = Pick<WirePostRow, 'status' | 'is_approved' | 'author_works'>

export function hiddenBecause({
  status,
  is_approved: isApproved,
  author_works: authorWorks,
}: Shown): PostCardData['hidden'] {
  if (status === 'draft') return 'draft'
  if (!isApproved) return 'waiting'
  return authorWorks ? null : 'author'
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** "12 November 2026" in the platform's zone, so that all readers share one cached page. */
export function dayOf(at: number, timeZone: string): string {
  const locale = currentLanguage() === 'en' ? 'en-GB' : localeOfPage()
  const name = `${locale} ${timeZone}`
  // Three of them cost a page more than its list of posts.
  const format =
    formats.get(name) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  formats.set(name, format)
  return format.format(at)
}
