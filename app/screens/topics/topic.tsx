// /topics/{topic}: what a chart can and cannot say about it, astrologers, posts and questions.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { leadToDocument } from '#app/content-pages/lead-to-document.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { PostCard, postGridClass } from '#app/screens/blogs/post-card.tsx'
import { pageMeta } from '#app/search/page-meta.ts'
import { faq } from '#app/search/structured-data.ts'
import type { TopAstrologer } from '#app/shell/astrologers/read-top-astrologers.ts'
import { TopAstrologerCard } from '#app/shell/astrologers/top-astrologers.tsx'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { type Topic, topicOf } from '#workers/contract/content/topics.ts'
import { readTopic } from './read-topic.ts'
import type { TopicContent } from './topic-content.ts'
import { topicContentTexts, topicsTexts } from './topics-text.ts'

export const handle: ContentHandle & SharedPageHandle = {
  content: true,
  shared: { query: [], showsPosts: true, minutes: 15, timeless: true },
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  leadToDocument({ request, context })
  const topic = topicOf(params.topic)
  if (!topic) throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
  return { topic, ...(await readTopic(context, topic)) }
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  if (!data) return [{ title: pageTitle(topicsTexts[currentLanguage()].heading, args.matches) }]
  const { title, lead, questions } = topicContentTexts[currentLanguage()][data.topic as Topic]
  return pageMeta(args, { title, description: lead, data: () => [faq(questions)] })
}

export default function TopicPage() {
  const topicContent = useTexts(topicContentTexts)
  const text = useTexts(topicsTexts)
  const { topic, people, posts } = useLoaderData<typeof loader>()
  const content = topicContent[topic as Topic]
  return (
    <main id="main" className="pt-8">
      <div className="mx-auto w-full max-w-page px-gutter pb-section">
        <Breadcrumb to="/topics" label={text.all}>
          {content.name}
        </Breadcrumb>
        <h1 className="max-w-[20ch]">{content.title}</h1>
        <p className="mt-4 max-w-[62ch] text-18 leading-[1.55] text-muted">{content.lead}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/astrologers" variant="primary">
            {text.everybody}
          </ButtonLink>
          <ButtonLink to={content.tool[0]}>{content.tool[1]}</ButtonLink>
        </p>
        <div className="mt-10 grid gap-10 md:grid-cols-2">
          <Points title={text.can} points={content.can} />
          <Points title={text.cannot} points={content.cannot} />
        </div>
        <Looks looks={content.looks} />
      </div>
      <People list={people} />
      <div className="mx-auto w-full max-w-page space-y-14 px-gutter py-section">
        {posts.length > 0 ? (
          <section aria-labelledby="posts">
            <h2 id="posts" className="heading-sm">
              {text.posts}
            </h2>
            <div className={`mt-6 ${postGridClass}`}>
              {posts.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </div>
          </section>
        ) : null}
        <Questions questions={content.questions} />
      </div>
    </main>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="space-y-3">
      <h2 className="heading-sm">{title}</h2>
      <ul className="list-disc space-y-2 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

function Looks({ looks }: Pick<TopicContent, 'looks'>) {
  const text = useTexts(topicsTexts)
  return (
    <section className="mt-10 max-w-[72ch]" aria-labelledby="looks">
      <h2 id="looks" className="heading-sm">
        {text.looks}
      </h2>
      <dl className="mt-3">
        {looks.map(([what, why]) => (
          <div key={what} className="border-t border-line py-3 sm:grid sm:grid-cols-[220px_1fr] sm:gap-4">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <Link className="inline-block py-0.5" to="/glossary">
          {text.terms}
        </Link>
      </p>
    </section>
  )
}

function People({ list }: { list: readonly TopAstrologer[] }) {
  const text = useTexts(topicsTexts)
  return (
    <section className="border-y border-line bg-sunken py-section" aria-labelledby="people">
      <div className="mx-auto w-full max-w-page px-gutter">
        <h2 id="people">{text.people}</h2>
        {list.length === 0 ? <p className="mt-3 text-muted">{text.nobody}</p> : null}
        <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.map((astrologer) => (
            <TopAstrologerCard key={astrologer.id} astrologer={astrologer} />
          ))}
        </div>
        {list.length > 0 ? (
          <p className="mt-8">
            <ButtonLink to="/astrologers">{text.seeWhoIsFree}</ButtonLink>
          </p>
        ) : null}
      </div>
    </section>
  )
}

function Questions({ questions }: Pick<TopicContent, 'questions'>) {
  const text = useTexts(topicsTexts)
  return (
    <section className="max-w-[72ch]" aria-labelledby="questions">
      <h2 id="questions" className="heading-sm">
        {text.questions}
      </h2>
      <dl className="mt-3">
        {questions.map(([question, answer]) => (
          <div key={question} className="border-t border-line py-4">
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1.5 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
