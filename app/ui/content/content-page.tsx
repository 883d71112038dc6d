import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Link } from '#app/ui/link.tsx'
import { contentPageTexts } from './content-page-text.ts'

export type ContentLink = readonly [to: string, label: string]
export type ContentSection = {
  /** The anchor, equal in all languages so that links stay valid. */
  id: string
  heading: string
  paragraphs: readonly string[]
  list?: readonly string[]
  links?: readonly ContentLink[]
}
export type Content = { title: string; lead: string; updated?: string; sections: readonly ContentSection[] }

/** With this many sections the page starts with a table of contents. */
const LONG = 6

type Props = { content: Content; top?: ReactNode; children?: ReactNode }

/** A page of prose: one column of reading width. */
export function ContentPage({ content, top, children }: Props) {
  const { title, lead, updated, sections } = content
  return (
    <main id="main" className="py-section">
      <article className="mr-auto max-w-[calc(720px+2*var(--spacing-gutter))] space-y-4 px-gutter xl:ml-[max(var(--spacing-gutter),calc((100vw-1200px)/2))] xl:max-w-[720px] xl:px-0">
        <h1>{title}</h1>
        <p className="max-w-[58ch] text-18 leading-[1.55] text-muted">{lead}</p>
        {updated ? <p className="text-small text-muted">{updated}</p> : null}
        {top}
        {sections.length >= LONG ? <Contents sections={sections} /> : null}
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        {children}
      </article>
    </main>
  )
}

function Contents({ sections }: Pick<Content, 'sections'>) {
  const text = useTexts(contentPageTexts)
  return (
    <nav aria-label={text.contents} className="border-y border-line py-4">
      <ol className="list-decimal gap-x-8 pl-6 text-14 marker:text-muted sm:columns-2">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className="inline-block min-w-6 py-0.5" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({ id, heading, paragraphs, list, links }: ContentSection) {
  return (
    <section id={id} className="mt-10 space-y-3">
      <h2 className="heading-sm">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list ? (
        <ul className="list-disc space-y-2 pl-5">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {links ? (
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          {links.map(([to, label]) => (
            <Link key={to} to={to} className="py-0.5">
              {label}
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  )
}
