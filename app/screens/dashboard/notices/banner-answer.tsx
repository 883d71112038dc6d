import type { FormAnswer } from '#app/form/form-answer.ts'
import { useTexts } from '#app/language/texts.ts'
import { mailBannerTexts } from '#app/screens/dashboard/mail-banner-text.ts'
import { Callout } from '#app/ui/callout.tsx'

/** The answer to the banner's form if it was posted as a document: a layout does not get its page's action data. */
export function BannerAnswer({ answer: { failure } }: { answer: FormAnswer }) {
  const text = useTexts(mailBannerTexts)
  if (failure) return <Callout tone="danger">{failure.problem}</Callout>
  return (
    <div role="status" data-callout>
      <Callout tone="ok">{text.sent}</Callout>
    </div>
  )
}
