// The form for a chart of a question: subject, place, and rules. It works without JavaScript.
import { Form, useNavigation } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { PlaceCredit, PlacePicker, type PlacePickerProps } from '#app/places/place-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { useFormFocus } from './focus-form.ts'
import type { Offer } from './preset-offers.ts'

type Props = {
  action: string
  text: { place: string; preset: string; submit: string; again: string }
  place: Pick<PlacePickerProps, 'initial' | 'typed' | 'note' | 'error'>
  presets: { offers: readonly Offer[]; chosen: string }
  /** A chart is shown, so the form can cast another one. */
  shown: boolean
  /** The widths of the question and of the place. */
  columns: string
  /** Errors of the fields, which move the focus. */
  errors: unknown
  /** May report an invalid field and prevent the submit. */
  onSubmit?(event: FormEvent<HTMLFormElement>): void
  onInput(event: FormEvent<HTMLFormElement>): void
  /** The field of the question. */
  children: ReactNode
}

export function QuestionForm(props: Props) {
  const { action, text, place, presets, shown, columns, errors, onSubmit = () => {}, onInput, children } = props
  const focus = useFormFocus({ errors, onSubmit })
  const busy = useNavigation().formAction !== undefined
  return (
    <Form
      {...focus}
      method="get"
      action={action}
      className="max-w-[760px] card card-pad print:hidden"
      onInput={onInput}
    >
      <div className={cx('grid items-start gap-x-6 gap-y-4 *:min-w-0', columns)}>
        {children}
        <PlacePicker here label={text.place} {...place} />
        <SelectField label={text.preset} name="preset" options={presets.offers} defaultValue={presets.chosen} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {text.submit}
        </Button>
        {shown ? <Link to={action}>{text.again}</Link> : null}
        <PlaceCredit />
      </div>
    </Form>
  )
}
