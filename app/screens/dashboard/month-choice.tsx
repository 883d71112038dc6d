// Chooses the month of a statement among the months with movements. Without JavaScript a button submits it.
import { Form } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { useSubmitOnChange } from '#app/form/use-submit-on-change.ts'
import { Button } from '#app/ui/button.tsx'
import { selectClass } from '#app/ui/form/field-class.ts'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { monthName } from './months.ts'

type Props = {
  /** The requested month (yyyy-mm); null if none is requested. */
  asked: string | null
  months: readonly string[]
  text: { label: string; noMonth: string; show: string }
  /** Hidden fields that preserve parameters of the URL. */
  children?: ReactNode
}

export function MonthChoice({ asked, months, text, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const onChange = useSubmitOnChange(form)
  const locale = useLocale()
  // A URL may have a month before the first movement.
  const offered = asked && !months.includes(asked) ? [...months, asked] : months
  return (
    <Form ref={form} className="flex items-center gap-2.5" autoComplete="off" onChange={onChange}>
      {children}
      <select
        key={asked}
        className={selectClass({ small: true })}
        autoComplete="off"
        name="month"
        aria-label={text.label}
        defaultValue={asked ?? ''}
      >
        <option value="">{text.noMonth}</option>
        {offered.map((month) => (
          <option key={month} value={month}>
            {monthName(month, locale)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" size="sm">
          {text.show}
        </Button>
      </noscript>
    </Form>
  )
}
