import { useRouteLoaderData } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { MailLink } from '#app/ui/mail-address.tsx'
import { homeTexts } from './home-text.ts'

export function Questions() {
  const text = useTexts(homeTexts)
  const email = useRouteLoaderData<RootData>('root')?.supportEmail ?? ''
  return (
    <section className="border-t border-line py-section" aria-labelledby="questions">
      <div className="mx-auto grid w-full max-w-page gap-8 px-gutter *:min-w-0 lg:grid-cols-[320px_minmax(0,1fr)] lg:items-start lg:gap-12">
        <div>
          <h2 id="questions">{text.questionsTitle}</h2>
          <p className="mt-3 text-muted">
            {text.questionsElse[0]} <MailLink address={email} />
            {text.questionsElse[1]}
          </p>
        </div>
        <div className="border-t border-line">
          {text.questions.map(([question, answer], index) => (
            <details key={question} className="group border-b border-line" open={index === 0}>
              <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-4.5 leading-[1.4] font-semibold after:mr-1 after:size-2.25 after:flex-none after:transform-[rotate(45deg)_translate(-3px,-3px)] after:border-r-[1.75px] after:border-b-[1.75px] after:border-muted after:transition-transform group-open:after:transform-[rotate(225deg)_translate(-2px,-2px)]">
                {question}
              </summary>
              <p className="max-w-[68ch] pr-10 pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
