import type { ReactNode } from 'react'

export type ContentSection = { heading: string; paragraphs: readonly string[]; list?: readonly string[] }
export type Content = { title: string; lead: string; updated?: string; sections: readonly ContentSection[] }

/** A page of prose: one column of reading width. */
export function ContentPage({ content, children }: { content: Content; children?: ReactNode }) {
  return (
    <main id="main" className="py-section">
      <article className="mr-auto max-w-[calc(720px+2*var(--spacing-gutter))] space-y-4 px-gutter xl:ml-[max(var(--spacing-gutter),calc((100vw-1200px)/2))] xl:max-w-[720px] xl:px-0">
        <h1>{content.title}</h1>
        <p className="max-w-[58ch] text-18 leading-[1.55] text-muted">{content.lead}</p>
        {content.updated ? <p className="text-small text-muted">{content.updated}</p> : null}
        {content.sections.map((section) => (
          <section key={section.heading} className="mt-10 space-y-3">
            <h2 className="heading-sm">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list ? (
              <ul className="list-disc space-y-2 pl-5">
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        {children}
      </article>
    </main>
  )
}
