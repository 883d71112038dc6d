// The page behind the link of a mail. It needs a click, because mail programs open links automatically.
import { Form, useNavigation } from '@remix-run/react'
import { Button, ButtonLink } from '#app/ui/button.tsx'

export type LinkWords = { title: string; lead: string; button: string; done: string; doneText: string }

type Props = {
  words: LinkWords
  /** Texts for an expired or invalid link. */
  gone: { gone: string; goneText: string }
  /** Null before the click; then whether the link was valid. */
  done: boolean | null
  /** The link after the click. */
  next: { to: string; label: string }
}

export function MailLinkPage({ words, gone, done, next }: Props) {
  const { state } = useNavigation()
  const [title, lead] =
    done === null ? [words.title, words.lead] : done ? [words.done, words.doneText] : [gone.gone, gone.goneText]
  return (
    <main id="main" className="mx-auto w-full max-w-page space-y-4 px-gutter py-section">
      <h1 className="text-38">{title}</h1>
      <p className="max-w-[58ch] text-18 leading-[1.55] text-muted" role={done === null ? undefined : 'status'}>
        {lead}
      </p>
      {done === null ? (
        <Form method="post">
          <Button type="submit" variant="primary" loading={state !== 'idle'}>
            {words.button}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={next.to}>{next.label}</ButtonLink>
      )}
    </main>
  )
}
