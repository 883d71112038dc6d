import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { useFocusAfter } from '#app/form/use-focus-after.ts'
import { useFormDraft } from '#app/form/use-form-draft.ts'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { receiptTexts } from './receipt-text.ts'

/** `action`: the page of the receipt. `reported`: true once this user has sent the form. */
export function ProblemForm({ action, reported }: { action: string; reported: boolean }) {
  const { problem: text, reported: done } = useTexts(receiptTexts)
  const form = usePostedForm<'reason'>(action, { intent: 'problem' })
  const draft = useFormDraft(form.props.ref, { place: `problem:${action}`, done: form.done })
  const { Form, failure } = form
  const place = useFocusAfter<HTMLDivElement>(reported)
  if (reported)
    return (
      <div ref={place} tabIndex={-1} role="status" className="focus:outline-none print:hidden">
        <Callout>{done}</Callout>
      </div>
    )
  return (
    <details className="group card card-pad print:hidden" open={failure ? true : undefined}>
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4">
        <h2 className="heading-xs">{text.title}</h2>
        <Icon name="chevron-right" className="rotate-90 text-muted transition-transform group-open:-rotate-90" />
      </summary>
      <Form {...form.props} onInput={draft.keep} className="mt-4 space-y-4">
        <FormFields fields={form.fields} />
        <p className="text-small text-muted">{text.lead}</p>
        <FormProblem form={form} />
        <TextareaField {...form.bind('reason')} label={text.label} rows={5} maxLength={2000} />
        <Button type="submit" loading={form.busy}>
          {text.submit}
        </Button>
      </Form>
    </details>
  )
}
