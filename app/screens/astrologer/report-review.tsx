// A client's report of a review.
import { useLocation } from '@remix-run/react'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { useFocusAfter } from '#app/form/use-focus-after.ts'
import { useFormDraft } from '#app/form/use-form-draft.ts'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { Button } from '#app/ui/button.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { reportIntent } from './report-intent.ts'

export type ReportReviewProps = { id: string; author: string; page: number }

export function ReportReview({ id, author, page }: ReportReviewProps) {
  const text = useTexts(directoryTexts)
  const { pathname } = useLocation()
  const form = usePostedForm<'reason'>(`${pathname}?page=${page}&report=${id}`, { intent: reportIntent(id) })
  const draft = useFormDraft(form.props.ref, { place: `report:${id}`, done: form.done })
  const { Form, done, failure } = form
  const place = useFocusAfter<HTMLParagraphElement>(done)
  if (done)
    return (
      <p ref={place} tabIndex={-1} role="status" className="mt-1 text-small text-muted focus:outline-none">
        {text.reportSent}
      </p>
    )
  return (
    <details className="mt-1" open={failure ? true : undefined}>
      <summary
        className="inline-flex min-h-9 cursor-pointer list-none items-center text-tiny text-muted underline hover:text-text"
        aria-label={text.reportOf(author)}
      >
        {text.report}
      </summary>
      <Form {...form.props} onInput={draft.keep} className="mt-2 max-w-[65ch] space-y-3" aria-label={text.reportTitle}>
        <FormFields fields={form.fields} />
        <p className="text-small text-muted">{text.reportLead}</p>
        <FormProblem form={form} />
        <TextareaField {...form.bind('reason')} label={text.reportReason} rows={4} maxLength={1000} />
        <Button type="submit" size="sm" loading={form.busy}>
          {text.reportSend}
        </Button>
      </Form>
    </details>
  )
}
