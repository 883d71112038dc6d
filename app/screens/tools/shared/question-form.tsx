// The form of a chart of a question: what it is about, and the place. It needs no script.
import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { PlaceCredit, PlacePicker, type PlacePickerProps } from '../places/place-picker.tsx'

type Props = {
  action: string
  text: { place: string; submit: string; again: string }
  place: Pick<PlacePickerProps, 'initial' | 'typed' | 'note' | 'error'>
  /** A chart is shown, which may be asked anew. */
  shown: boolean
  /** The widths of the question and of the place. */
  columns: string
  /** The field of the question. */
  children: ReactNode
}

export function QuestionForm({ action, text, place, shown, columns, children }: Props) {
  return (
    <Form method="get" action={action} className="max-w-[760px] card card-pad print:hidden">
      <div className={cx('grid items-start gap-x-6 gap-y-4 *:min-w-0', columns)}>
        {children}
        <PlacePicker here label={text.place} {...place} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" size="lg" plainForm>
          {text.submit}
        </Button>
        {shown ? <Link to={action}>{text.again}</Link> : null}
        <PlaceCredit />
      </div>
    </Form>
  )
}
