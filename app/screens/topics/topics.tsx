// /topics: what people ask astrologers about.

import type { MetaFunction } from '@remix-run/cloudflare'
import { Link } from '@remix-run/react'
import { pageMeta } from '#app/search/page-meta.ts'
import { PageHead } from '#app/ui/card.tsx'
import { SETTINGS_PAGE } from '#workers/contract/shared-page.ts'
import { TOPICS } from '#workers/contract/topics.ts'
import { TOPIC_CONTENT, topicsText as text } from './topics-text.ts'

export const handle = SETTINGS_PAGE

export const meta: MetaFunction = (args) => pageMeta(args, { title: text.title, description: text.description })

export default function Topics() {
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead title={text.heading}>{text.description}</PageHead>
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {TOPICS.map((topic) => (
          <li key={topic} className="relative border-t border-line py-5">
            <Link
              to={`/topics/${topic}`}
              className="font-display text-24 text-text no-underline after:absolute after:inset-0 hover:underline"
            >
              {TOPIC_CONTENT[topic].name}
            </Link>
            <p className="mt-1.5 max-w-[60ch] text-muted">{TOPIC_CONTENT[topic].lead}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
