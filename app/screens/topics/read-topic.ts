// The astrologers and posts of a topic: astrologers with that specialization, and approved posts.
import type { AppLoadContext } from '@remix-run/cloudflare'
import { type PostCardData, readCard } from '#app/screens/blogs/read-card.ts'
import { type TopAstrologer, toTop } from '#app/shell/astrologers/read-top-astrologers.ts'
import { orNothing, type PartContext } from '#app/shell/errors/or-nothing.ts'
import { readSettings } from '#app/shell/read-settings.ts'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { TOPIC_WORDS, type Topic } from '#workers/contract/content/topics.ts'

const PEOPLE = 6
const POSTS = 3

type Read = { people: TopAstrologer[]; posts: PostCardData[] }

export async function readTopic(context: PartContext & Pick<AppLoadContext, 'services'>, topic: Topic): Promise<Read> {
  const { astrologers, blogs } = context.services
  const [word = ''] = TOPIC_WORDS[topic]
  const [listed, posts, { timezone }] = await Promise.all([
    orNothing(context, { part: 'people of a topic', read: () => astrologers.listAvailable({}), fallback: [] }),
    orNothing(context, {
      part: 'posts of a topic',
      read: () => blogs.list({ viewer: null, query: { page: 1, search: word } }),
      fallback: { results: [] },
    }),
    readSettings(context),
  ])
  return {
    people: goodAt(listed, topic).slice(0, PEOPLE).flatMap(toTop),
    posts: posts.results.slice(0, POSTS).map((post) => readCard(post, timezone)),
  }
}

/** Sorted by rating, because the page is cached and cannot show presence. */
export function goodAt(listed: readonly WireAstrologer[], topic: Topic): WireAstrologer[] {
  const words = TOPIC_WORDS[topic]
  const named = listed.filter(({ specializations }) =>
    specializations.some((each) => words.some((word) => each.toLowerCase().includes(word))),
  )
  const rank = ({ average_rating: rating, rating_count: count }: WireAstrologer) => (rating ?? 0) * 1e6 + count
  return named.sort((a, b) => rank(b) - rank(a))
}
